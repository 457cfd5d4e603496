// SPDX-License-Identifier: Apache-2.0
/** The classes as they were; they are loaded under the name of the package model. */
@NullMarked
package dev.gridwire.trials.evolution.before;

import org.jspecify.annotations.NullMarked;
