// SPDX-License-Identifier: Apache-2.0
/**
 * A catalogue entry with a recording and its stills, in the spirit of the JVM serializer benchmarks. It has nine strings (one
 * not in Latin-1), enums, numbers, booleans and two lists. No grid's comparison published it, so it is measured only if it is
 * named.
 */
@NullMarked
package dev.gridwire.trials.workload.media;

import org.jspecify.annotations.NullMarked;
