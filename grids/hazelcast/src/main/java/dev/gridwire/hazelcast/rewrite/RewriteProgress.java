// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

/**
 * The progress of a rewriting.
 *
 * <pre>{@code
 * MapRewrite.of(grid, "orders")
 *         .onProgress(each -> log.info(each.partitionsDone() + " of " + each.partitions()))
 *         .run();
 * }</pre>
 *
 * @param partitionsDone of {@code partitions}
 * @param partitions of the map
 * @param rewritten values written anew so far; in a dry run, that would be
 */
public record RewriteProgress(int partitionsDone, int partitions, long rewritten) {}
