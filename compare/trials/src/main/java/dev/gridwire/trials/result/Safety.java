// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;

/**
 * The results of each contestant for altered payloads and changed classes.
 *
 * @param seed the seed of the values and of the alterations, the same for all contestants
 * @param inputs the most altered payloads for a cell
 * @param cellMillis the longest time for a cell
 * @param heapMegabytes the heap of each fork that reads altered payloads
 * @param hangMillis the time after which an input counts as endless
 * @param mutation a cell for each contestant and workload, in the order of measuring
 * @param changes the changes of classes
 * @param evolution a cell for each contestant and change, in the order of measuring
 */
public record Safety(
        long seed,
        int inputs,
        long cellMillis,
        int heapMegabytes,
        long hangMillis,
        List<MutationCell> mutation,
        List<NamedChange> changes,
        List<EvolutionCell> evolution) {

    public Safety {
        mutation = List.copyOf(mutation);
        changes = List.copyOf(changes);
        evolution = List.copyOf(evolution);
    }
}
