// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import java.util.List;
import java.util.Map;

/**
 * The result of a rewrite.
 *
 * <pre>{@code
 * RewriteReport report = MapRewrite.of(grid, "orders").dryRun().run();
 * log.info(report.rewritten() + " values would be written anew");
 * }</pre>
 *
 * @param before the number of values by format, as found
 * @param after the number of values by format, as left; equal to {@code before} in a dry run
 * @param keys the number of keys by format; a rewrite does not change keys
 * @param rewritten the number of values that were rewritten; in a dry run, that would be
 * @param problems the values that cannot be rewritten and are unchanged: the key, the exception and its cause; at most {@value
 *     #MOST_PROBLEMS}
 * @param remaining the number of values still in a format to be rewritten; in a dry run, all of them
 * @param isComplete whether nothing is left to do: no value remains, and the thread was not interrupted; another run continues
 *     with the rest
 */
public record RewriteReport(
        Map<StoredFormat, Long> before,
        Map<StoredFormat, Long> after,
        Map<StoredFormat, Long> keys,
        long rewritten,
        List<String> problems,
        long remaining,
        boolean isComplete) {

    /** How many problems are kept. */
    static final int MOST_PROBLEMS = 1_000;

    /** Copies the maps and the list. */
    public RewriteReport {
        before = Map.copyOf(before);
        after = Map.copyOf(after);
        keys = Map.copyOf(keys);
        problems = List.copyOf(problems);
    }
}
