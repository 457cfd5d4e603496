// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public record Circle(double radius) implements Shape, java.io.Serializable {}
