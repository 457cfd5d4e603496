// SPDX-License-Identifier: Apache-2.0
/** What does each mechanism do with bytes that nobody wrote? Altered payloads, read in forks that are watched. */
@NullMarked
package dev.gridwire.trials.safety;

import org.jspecify.annotations.NullMarked;
