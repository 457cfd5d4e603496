// SPDX-License-Identifier: Apache-2.0
/** What does it cost that classes change, and what is lost? Each mechanism on two states of the same classes. */
@NullMarked
package dev.gridwire.trials.evolution;

import org.jspecify.annotations.NullMarked;
