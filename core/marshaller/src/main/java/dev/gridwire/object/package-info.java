// SPDX-License-Identifier: Apache-2.0
/**
 * How are plain objects and records written and read?
 *
 * <p>The interpreter defines what the bytes of an object are, and generated code must write the same.
 */
@NullMarked
package dev.gridwire.object;

import org.jspecify.annotations.NullMarked;
