// SPDX-License-Identifier: Apache-2.0
/** Serializable stand-ins that a sweep's instances may hold. */
@NullMarked
package dev.gridwire.trials.sweep.sample;

import org.jspecify.annotations.NullMarked;

