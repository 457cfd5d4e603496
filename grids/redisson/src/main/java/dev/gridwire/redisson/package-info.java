// SPDX-License-Identifier: Apache-2.0
/** The codec of Redisson. */
@NullMarked
package dev.gridwire.redisson;

import org.jspecify.annotations.NullMarked;
