// SPDX-License-Identifier: Apache-2.0
/**
 * Prepares classes of the user's for the comparison, with nothing written by the user.
 *
 * <p>The command itself loads none of them: it reads class files. A fork loads them once to make values and to find out what they
 * consist of; the forks that measure read those values.
 */
@NullMarked
package dev.gridwire.trials.userclass;

import org.jspecify.annotations.NullMarked;

