// SPDX-License-Identifier: Apache-2.0
/**
 * Measuring in JVMs of their own, so that contestants do not spoil each other.
 *
 * <p>There are three kinds: {@code TaskFork} does one task, {@code PausingFork} does so in steps, between which others have
 * theirs, and {@code TalkFork} takes one command after the other. A parent writes lines to a fork's standard input and keeps the
 * stream open: a fork whose input ends stops at once, so nothing outlives its parent. A fork answers on its standard output, one
 * line of JSON an event, and prints everything else to its standard error.
 */
@NullMarked
package dev.gridwire.trials.fork;

import org.jspecify.annotations.NullMarked;
