// SPDX-License-Identifier: Apache-2.0
/**
 * How is the fused codec of a root class learned from its first graphs? The code that this codec calls is in {@code fused}.
 *
 * <p>{@link dev.gridwire.learning.Observations} collects the classes that graphs hold, and
 * {@link dev.gridwire.learning.ShapeBuilder} turns them into a tree of places. From this tree,
 * {@link dev.gridwire.learning.Fuser} makes code for the slots of each class, and records for everything in between.
 */
@NullMarked
package dev.gridwire.learning;

import org.jspecify.annotations.NullMarked;
