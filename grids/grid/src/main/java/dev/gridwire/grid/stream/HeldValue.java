// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import org.jspecify.annotations.Nullable;

/**
 * A value that was read from among other bytes.
 *
 * @param byteCount the number of bytes that the value took
 */
public record HeldValue(@Nullable Object value, int byteCount) {}
