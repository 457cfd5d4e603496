// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * A contestant for a workload and an aim, and why.
 *
 * @param workload the workload's id
 * @param aim the aim that it serves best, as a heading: {@code Fastest}, {@code Smallest}, {@code Nothing to write}, …
 * @param contestant the contestant's id
 * @param reason one or two sentences with the figures, and with those that cannot be told apart from it
 * @param snippet the lines that a user adds to a project to have it, ready for pasting; null where nothing is needed
 */
public record Recommendation(String workload, String aim, String contestant, String reason, @Nullable String snippet) {}
