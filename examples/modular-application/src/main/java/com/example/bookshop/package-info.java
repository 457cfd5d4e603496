// SPDX-License-Identifier: Apache-2.0
/** An application of named modules that marshals its objects. */
@NullMarked
package com.example.bookshop;

import org.jspecify.annotations.NullMarked;
