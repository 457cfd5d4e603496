// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.contestant.EvolutionSetup;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * One figure of the table.
 *
 * @param nanos mean time of an object
 * @param errorNanos half the width of the 99.9 % confidence interval that JMH gives; NaN where there are too few samples
 */
record EvolvingFigure(EvolvingCase subject, EvolutionSetup setup, EvolutionOperation operation, double nanos, double errorNanos) {

    static EvolvingFigure of(RunResult result) {
        EvolvingCell cell = EvolvingCell.parse(result.getParams().getParam(EvolvingCell.PARAMETER));
        Result<?> primary = result.getPrimaryResult();
        return new EvolvingFigure(
                cell.subject(), cell.setup(), EvolutionOperation.of(result), primary.getScore(), primary.getScoreError());
    }
}
