// SPDX-License-Identifier: Apache-2.0
/**
 * Runs measurements in separate JVMs, so that contestants do not disturb each other.
 *
 * <p>There are three kinds of forks. {@code TaskFork} does one task; {@code PausingFork} does one in steps, between which other
 * forks work; {@code TalkFork} takes several commands. A parent writes lines to a fork's standard input and keeps the stream
 * open. A fork stops as soon as its input ends, so it never outlives its parent. A fork answers on its standard output, with
 * one line of JSON for each event, and prints everything else to its standard error.
 */
@NullMarked
package dev.gridwire.trials.fork;

import org.jspecify.annotations.NullMarked;
