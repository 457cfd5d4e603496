// SPDX-License-Identifier: Apache-2.0
/** Values in Redis, for Spring Data Redis, Lettuce and Jedis. */
@NullMarked
package dev.gridwire.redis;

import org.jspecify.annotations.NullMarked;
