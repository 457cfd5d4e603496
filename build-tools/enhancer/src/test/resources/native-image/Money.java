// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** A key that needs hashing while it is read. */
public record Money(String currency, long cents) implements java.io.Serializable {}
