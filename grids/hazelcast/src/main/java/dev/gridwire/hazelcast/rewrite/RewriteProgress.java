// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

/**
 * Reports the progress of a rewrite.
 *
 * <pre>{@code
 * MapRewrite.of(grid, "orders")
 *         .onProgress(each -> log.info(each.partitionsDone() + " of " + each.partitions()))
 *         .run();
 * }</pre>
 *
 * @param partitionsDone the number of finished partitions
 * @param partitions the number of the map's partitions
 * @param rewritten the number of values rewritten so far; in a dry run, that would be
 */
public record RewriteProgress(int partitionsDone, int partitions, long rewritten) {}
