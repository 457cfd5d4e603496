// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

/**
 * The progress of a rewriting.
 *
 * @param partitionsDone of {@code partitions}
 * @param partitions of the map
 * @param rewritten values written anew so far; in a dry run, that would be
 */
public record RewriteProgress(int partitionsDone, int partitions, long rewritten) {}
