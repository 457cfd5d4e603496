// SPDX-License-Identifier: Apache-2.0
/**
 * The classes by which other projects measure serialization: the fields are theirs, and so are the lengths of texts and the
 * sizes of numbers. Each comparison runs only if it is named, or with the published ones.
 */
@NullMarked
package dev.gridwire.trials.workload.arena;

import org.jspecify.annotations.NullMarked;
