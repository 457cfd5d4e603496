// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Redisson. */
@NullMarked
package com.example.redisson;

import org.jspecify.annotations.NullMarked;
