// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Infinispan. */
@NullMarked
package com.example.infinispan;

import org.jspecify.annotations.NullMarked;
