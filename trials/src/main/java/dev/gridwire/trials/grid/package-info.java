// SPDX-License-Identifier: Apache-2.0
/**
 * Measures serialization in a grid, operation by operation, by JMH: objects through the serialization service, each once, and
 * a map of many entries that are fetched, queried and changed.
 */
@NullMarked
package dev.gridwire.trials.grid;

import org.jspecify.annotations.NullMarked;
