// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * A contestant for a workload and an aim, and why; or that there is nothing to choose between some.
 *
 * @param workload the workload's id
 * @param aim the aim that it serves best, as a heading: {@code Single calls}, {@code Smallest}, {@code Nothing to write}, …
 * @param contestant the contestant's id; null where no difference would be noticed, and the reason says what is left to choose by
 * @param reason one or two sentences with the figures
 * @param snippet the lines that a user adds to a project to have it, ready for pasting; null where nothing is needed
 */
public record Recommendation(
        String workload, String aim, @Nullable String contestant, String reason, @Nullable String snippet) {}
