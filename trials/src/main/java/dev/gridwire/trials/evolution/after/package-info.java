// SPDX-License-Identifier: Apache-2.0
/** The classes as they are now; they are loaded under the name of the package model. */
@NullMarked
package dev.gridwire.trials.evolution.after;

import org.jspecify.annotations.NullMarked;
