// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** A record with one more component. */
public record Address(String country, String street, String city) {}
