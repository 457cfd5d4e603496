// SPDX-License-Identifier: Apache-2.0
/**
 * A catalogue entry with a recording and its stills, in the spirit of the JVM serializer benchmarks: nine strings, one of them
 * outside Latin-1, enums, numbers, booleans and two lists. Not published with a grid, and so measured only where it is named.
 */
@NullMarked
package dev.gridwire.trials.workload.media;

import org.jspecify.annotations.NullMarked;
