// SPDX-License-Identifier: Apache-2.0
/**
 * Prepares users' classes for the comparison, without code from the user.
 *
 * <p>The command itself loads none of them: it reads class files. A fork loads them once, creates values, and finds out what
 * these consist of. The measuring forks read those values.
 */
@NullMarked
package dev.gridwire.trials.userclass;

import org.jspecify.annotations.NullMarked;

