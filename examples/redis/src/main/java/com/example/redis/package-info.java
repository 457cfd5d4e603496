// SPDX-License-Identifier: Apache-2.0
/** A shop that keeps its orders in Spring Boot's cache in Redis. */
@NullMarked
package com.example.redis;

import org.jspecify.annotations.NullMarked;
