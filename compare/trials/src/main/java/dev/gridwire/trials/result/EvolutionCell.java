// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * The results of one contestant for one change of a class.
 *
 * @param change the change's id
 * @param contestant the contestant's id
 * @param upgraded the new class reads bytes of the old one
 * @param upgradedDetail the field or the error; empty if everything is kept
 * @param downgraded the old class reads bytes of the new one
 * @param downgradedDetail the field or the error; empty if everything is kept
 * @param rewritten the new class reads its own bytes after an old member has read them, changed a text and written the value
 *     again
 * @param rewrittenDetail the field or the error; empty if everything is kept
 */
public record EvolutionCell(
        String change,
        String contestant,
        EvolutionVerdict upgraded,
        String upgradedDetail,
        EvolutionVerdict downgraded,
        String downgradedDetail,
        EvolutionVerdict rewritten,
        String rewrittenDetail) {

    /** Returns the cell of a contestant that cannot take part. */
    public static EvolutionCell without(String change, String contestant, EvolutionVerdict verdict, String why) {
        return new EvolutionCell(change, contestant, verdict, why, verdict, why, verdict, why);
    }
}
