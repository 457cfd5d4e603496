// SPDX-License-Identifier: Apache-2.0
/** The serializer of Spring Data Redis. */
@NullMarked
package dev.gridwire.redis;

import org.jspecify.annotations.NullMarked;
