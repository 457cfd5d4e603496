// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results for one contestant's altered bytes of one workload.
 *
 * @param workload the workload's id
 * @param contestant the contestant's id
 * @param note why there are no inputs, or fewer than requested; otherwise null
 * @param inputs the number of altered payloads that were read
 * @param findings the numbers of inputs, by fate and exception
 * @param mostBytes the most bytes allocated for one input; null if there are none
 * @param mostNanos the most CPU time for one input; null if there are none
 */
public record MutationCell(
        String workload,
        String contestant,
        @Nullable String note,
        int inputs,
        List<MutationFinding> findings,
        @Nullable Extreme mostBytes,
        @Nullable Extreme mostNanos) {

    public MutationCell {
        findings = List.copyOf(findings);
    }

    /** Returns a cell in which nothing was read. */
    public static MutationCell without(String workload, String contestant, String note) {
        return new MutationCell(workload, contestant, note, 0, List.of(), null, null);
    }

    /** Returns the number of inputs with the fate. */
    @JsonIgnore
    public int count(Fate fate) {
        return findings.stream().filter(one -> one.fate() == fate).mapToInt(MutationFinding::count).sum();
    }
}
