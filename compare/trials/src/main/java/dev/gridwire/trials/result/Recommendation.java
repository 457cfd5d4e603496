// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recommends a contestant for a workload and an aim, with the reason; or names those between which no difference was found.
 *
 * @param workload the workload's id
 * @param aim the aim that it serves best, as a heading: {@code Single calls}, {@code Smallest}, {@code Nothing to write}, …
 * @param contestant the contestant's id; null if several serve equally well, and the reason says what is left to choose by
 * @param alike the ids of several that serve equally well, the one with the least work first; otherwise empty
 * @param reason one or two sentences with the figures
 * @param snippet the lines that a user adds to a project, ready for pasting; null if nothing is needed
 */
public record Recommendation(
        String workload,
        String aim,
        @Nullable String contestant,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> alike,
        String reason,
        @Nullable String snippet) {

    /** Copies the list, which older results lack. */
    public Recommendation {
        alike = alike == null ? List.of() : List.copyOf(alike);
    }

    /** Names one contestant. */
    public Recommendation(String workload, String aim, String contestant, String reason, @Nullable String snippet) {
        this(workload, aim, contestant, List.of(), reason, snippet);
    }
}
