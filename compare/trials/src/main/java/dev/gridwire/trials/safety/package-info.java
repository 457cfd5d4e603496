// SPDX-License-Identifier: Apache-2.0
/** Tries each mechanism on bytes that nobody wrote: altered payloads, read in watched forks. */
@NullMarked
package dev.gridwire.trials.safety;

import org.jspecify.annotations.NullMarked;
