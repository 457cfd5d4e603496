// SPDX-License-Identifier: Apache-2.0
/** Tries each mechanism on bytes that nobody wrote. Altered payloads, read in forks that are watched. */
@NullMarked
package dev.gridwire.trials.safety;

import org.jspecify.annotations.NullMarked;
