// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public record Square(int side, Colour colour) implements Shape, java.io.Serializable {}
