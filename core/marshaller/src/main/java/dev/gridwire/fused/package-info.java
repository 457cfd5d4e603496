// SPDX-License-Identifier: Apache-2.0
/**
 * What does fused code call while it writes and reads? {@code learning} makes that code.
 *
 * <p>A fused codec writes and reads the graphs of one root class in straight code. It assumes the classes that it has seen there.
 * Until it has seen a graph that holds an object twice, it also assumes that none does. If a
 * {@linkplain dev.gridwire.fused.GuardFailed guard} fails, the general walk starts over.
 */
@NullMarked
package dev.gridwire.fused;

import org.jspecify.annotations.NullMarked;
