// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.contestant.Contestant;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * One figure of the table; NaN where there is none.
 *
 * @param operation the operation, and its place: {@code write}, {@code member get-all}
 * @param nanos time divided by operations, over all callers
 * @param errorNanos half the width of the 99.9 % confidence interval that JMH gives
 * @param storedBytes bytes of a value in the grid, header included
 * @param allocatedBytes garbage and result of an operation
 * @param resultBytes the part of these that the result alone takes
 */
public record GridFigure(
        String operation,
        GridCase subject,
        Contestant contestant,
        double nanos,
        double errorNanos,
        double storedBytes,
        double allocatedBytes,
        double resultBytes) {

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    static GridFigure of(RunResult result) {
        String cell = result.getParams().getParam("cell");
        if (result.getParams().getParam(MapBenchmark.SIZE) != null) {
            MapCell parsed = MapCell.parse(cell);
            return of(result, parsed.place().id() + ' ' + parsed.operation().id(), parsed.subject(), parsed.contestant());
        }
        ServiceCell parsed = ServiceCell.parse(cell);
        boolean isWrite = result.getParams().getBenchmark().startsWith(ServiceWriteBenchmark.class.getName());
        return of(result, isWrite ? "write" : "read", parsed.subject(), parsed.contestant());
    }

    /** JMH's time is one thread's; several work at once. */
    private static GridFigure of(RunResult result, String operation, GridCase subject, Contestant contestant) {
        int callers = result.getParams().getThreads();
        Result<?> primary = result.getPrimaryResult();
        double own = secondary(result, FreshAllocation.METRIC);
        return new GridFigure(
                operation,
                subject,
                contestant,
                primary.getScore() / callers,
                primary.getScoreError() / callers,
                secondary(result, CellSizes.STORED),
                Double.isNaN(own) ? secondary(result, ALLOCATED) : own,
                secondary(result, CellSizes.RESULT));
    }

    @SuppressWarnings("rawtypes") // as JMH has it
    private static double secondary(RunResult result, String metric) {
        Map<String, Result> figures = result.getSecondaryResults();
        return figures.containsKey(metric) ? figures.get(metric).getScore() : Double.NaN;
    }
}
