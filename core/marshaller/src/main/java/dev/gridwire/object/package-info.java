// SPDX-License-Identifier: Apache-2.0
/**
 * How are plain objects and records written and read?
 *
 * <p>The interpreter defines the bytes of an object, and fused code must write the same bytes.
 */
@NullMarked
package dev.gridwire.object;

import org.jspecify.annotations.NullMarked;
