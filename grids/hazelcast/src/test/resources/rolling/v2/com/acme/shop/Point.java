// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** A class that became a record. */
public record Point(int x, int y) {}
