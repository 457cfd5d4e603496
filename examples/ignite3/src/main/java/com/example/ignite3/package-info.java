// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Ignite 3. */
@NullMarked
package com.example.ignite3;

import org.jspecify.annotations.NullMarked;
