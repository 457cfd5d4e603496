// SPDX-License-Identifier: Apache-2.0
/** The workload of GridGain's comparison of marshallers (version 4.3): two large arrays, and an object that refers to itself. */
@NullMarked
package dev.gridwire.trials.workload.sample;

import org.jspecify.annotations.NullMarked;
