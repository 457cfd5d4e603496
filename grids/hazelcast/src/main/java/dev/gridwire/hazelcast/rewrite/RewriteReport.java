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
 * @param problems of values that cannot be written anew, and are as they were: the key, the exception and its cause; at most
 *     {@value #MOST_PROBLEMS}
 * @param remaining values that are still of a format to be written anew; in a dry run, all that there are
 * @param isComplete whether nothing is left to do: no value remains, and the thread was not interrupted; another run goes on with
 *     the rest
 */
public record RewriteReport(
        Map<StoredFormat, Long> before,
        Map<StoredFormat, Long> after,
        Map<StoredFormat, Long> keys,
        long rewritten,
        List<String> problems,
        long remaining,
        boolean isComplete) {

    /** Problems that are kept. */
    static final int MOST_PROBLEMS = 1_000;

    /** Copies. */
    public RewriteReport {
        before = Map.copyOf(before);
        after = Map.copyOf(after);
        keys = Map.copyOf(keys);
        problems = List.copyOf(problems);
    }
}
