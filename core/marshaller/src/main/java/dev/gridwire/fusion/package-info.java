// SPDX-License-Identifier: Apache-2.0
/**
 * How is the fused codec of a root class made?
 *
 * <p>{@link dev.gridwire.fusion.Observations} tells the classes that graphs held, {@link dev.gridwire.fusion.ShapeBuilder} makes
 * a tree of places of them, and {@link dev.gridwire.fusion.Fuser} turns that into code for the slots of each class, and records
 * for all between them.
 */
@NullMarked
package dev.gridwire.fusion;

import org.jspecify.annotations.NullMarked;
