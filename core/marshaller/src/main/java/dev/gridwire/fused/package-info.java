// SPDX-License-Identifier: Apache-2.0
/**
 * What does fused code call while it writes and reads? How it is made is in {@code learning}.
 *
 * <p>A fused codec writes and reads the graphs of one root class straight on: it assumes the classes that it has seen there, and,
 * until a graph was seen that does, that none holds an object twice.
 * Where a {@linkplain dev.gridwire.fused.GuardFailed guard} fails, the general walk begins again.
 */
@NullMarked
package dev.gridwire.fused;

import org.jspecify.annotations.NullMarked;
