// SPDX-License-Identifier: Apache-2.0
/**
 * Enhances the workloads' plain classes and the user's own.
 *
 * <p>Each gets a copy under another name, which is enhanced and defined beside it: plain and enhanced classes stand in one JVM,
 * and no class loader stands between them and the grid.
 */
@NullMarked
package dev.gridwire.trials.enhanced;

import org.jspecify.annotations.NullMarked;
