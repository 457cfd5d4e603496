// SPDX-License-Identifier: Apache-2.0
/**
 * Enhances the workloads' plain classes and the user's own.
 *
 * <p>Each workload class gets a copy under another name, which is enhanced and defined beside the original. So one JVM has
 * plain and enhanced classes, without a class loader between them and the grid.
 */
@NullMarked
package dev.gridwire.trials.enhanced;

import org.jspecify.annotations.NullMarked;
