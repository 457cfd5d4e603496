// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Ehcache by JCache. */
@NullMarked
package com.example.ehcache;

import org.jspecify.annotations.NullMarked;
