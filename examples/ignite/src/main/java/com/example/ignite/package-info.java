// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Ignite 2. */
@NullMarked
package com.example.ignite;

import org.jspecify.annotations.NullMarked;
