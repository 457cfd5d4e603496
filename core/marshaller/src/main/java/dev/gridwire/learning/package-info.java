// SPDX-License-Identifier: Apache-2.0
/**
 * How is the fused codec of a root class learned from its first graphs? What that codec calls is in {@code fused}.
 *
 * <p>{@link dev.gridwire.learning.Observations} tells the classes that graphs held.
 * {@link dev.gridwire.learning.ShapeBuilder} makes a tree of places of them. {@link dev.gridwire.learning.Fuser} turns that into
 * code for the slots of each class, and records for all between them.
 */
@NullMarked
package dev.gridwire.learning;

import org.jspecify.annotations.NullMarked;
