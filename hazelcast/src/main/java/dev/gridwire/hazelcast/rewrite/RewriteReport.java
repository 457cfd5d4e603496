// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.List;
import java.util.Map;

/**
 * The result of a rewriting.
 *
 * <pre>{@code
 * RewriteReport report = MapRewrite.of(grid, "orders").dryRun().run();
 * log.info(report.rewritten() + " values would be written anew");
 * }</pre>
 *
 * @param before values by format, as they were found
 * @param after values by format, as they were left; equal to {@code before} in a dry run
 * @param keys keys by format; they stay as they are
 * @param rewritten values written anew; in a dry run, that would be
 * @param problems the grid's messages where values could not be written anew, a line each, at most {@value #MOST_PROBLEMS};
 *     those values are as they were
 * @param isComplete false if the thread was interrupted; another run goes on with the rest
 */
public record RewriteReport(
        Map<StoredFormat, Long> before,
        Map<StoredFormat, Long> after,
        Map<StoredFormat, Long> keys,
        long rewritten,
        List<String> problems,
        boolean isComplete) {

    /** Lines that are kept; the first ones tell. */
    static final int MOST_PROBLEMS = 10;

    /** Copies. */
    public RewriteReport {
        before = Map.copyOf(before);
        after = Map.copyOf(after);
        keys = Map.copyOf(keys);
        problems = List.copyOf(problems);
    }
}
