// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

public record Address(String street, String city) {}
