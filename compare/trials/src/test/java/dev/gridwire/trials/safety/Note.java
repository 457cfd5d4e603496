// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

/** A value of {@link BrittleWorkload}. */
record Note(String text) {}
