// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import org.jspecify.annotations.Nullable;

/**
 * A value that stood among other bytes.
 *
 * @param byteCount how many bytes were the value's
 */
public record HeldValue(@Nullable Object value, int byteCount) {}
