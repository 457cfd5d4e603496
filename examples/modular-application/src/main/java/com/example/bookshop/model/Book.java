// SPDX-License-Identifier: Apache-2.0
package com.example.bookshop.model;

import java.math.BigDecimal;

/** A book, which is a record. */
public record Book(String title, BigDecimal price) {}
