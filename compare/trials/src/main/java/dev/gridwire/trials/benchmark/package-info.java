// SPDX-License-Identifier: Apache-2.0
/**
 * Measures by JMH what a turn of windows does not fit: maps of many entries that are fetched, queried and changed, classes that
 * change, classes with hooks. One state, one figure and one table serve all.
 */
@NullMarked
package dev.gridwire.trials.benchmark;

import org.jspecify.annotations.NullMarked;
