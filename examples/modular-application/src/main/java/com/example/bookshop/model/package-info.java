// SPDX-License-Identifier: Apache-2.0
/** The bookshop's plain classes: nothing in them knows that they are marshalled. */
@NullMarked
package com.example.bookshop.model;

import org.jspecify.annotations.NullMarked;
