// SPDX-License-Identifier: Apache-2.0
/** Gridwire in libraries that need no adapter. */
@NullMarked
package com.example.recipes;

import org.jspecify.annotations.NullMarked;
