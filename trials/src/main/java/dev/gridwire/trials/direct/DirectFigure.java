// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * One figure of the table.
 *
 * @param nanos mean time of an object
 * @param errorNanos half the width of the 99.9 % confidence interval that JMH gives; NaN where there are too few samples
 */
public record DirectFigure(DirectCase subject, DirectCodec codec, CodecOperation operation, double nanos, double errorNanos) {

    static DirectFigure of(RunResult result) {
        DirectCell cell = DirectCell.parse(result.getParams().getParam(DirectCell.PARAMETER));
        Result<?> primary = result.getPrimaryResult();
        return new DirectFigure(
                cell.subject(), cell.codec(), CodecOperation.of(result), primary.getScore(), primary.getScoreError());
    }
}
