// SPDX-License-Identifier: Apache-2.0
/** Measures the cost and the losses of classes that change. Each mechanism on two states of the same classes. */
@NullMarked
package dev.gridwire.trials.evolution;

import org.jspecify.annotations.NullMarked;
