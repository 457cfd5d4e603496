// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * An incident of a cluster under load, such as a killed member.
 *
 * @param second of the measured time at which it was done
 * @param what such as {@code member 2 killed}
 * @param recoveredAfterMillis until the cluster was safe again, with every backup where it belongs; null where it was not within
 *     the time allowed
 * @param failures operations that ended with an exception meanwhile
 * @param lost entries that were acknowledged and are gone, or hold an older value than was acknowledged
 */
public record Incident(double second, String what, @Nullable Long recoveredAfterMillis, long failures, long lost) {}
