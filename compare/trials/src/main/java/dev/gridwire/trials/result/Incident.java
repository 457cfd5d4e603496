// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * An incident of a cluster under load, such as a killed member.
 *
 * @param second the second of the measured time at which it happened
 * @param what a description such as {@code member 2 killed}
 * @param recoveredAfterMillis the time until the cluster was safe again, with every backup in its place; null if that exceeded
 *     the time allowed
 * @param failures the number of operations that ended with an exception meanwhile
 * @param lost the number of acknowledged entries that are gone, or hold an older value
 */
public record Incident(double second, String what, @Nullable Long recoveredAfterMillis, long failures, long lost) {}
