// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.result.MutationCell;

/**
 * The results of a fork since its last message.
 *
 * @param cell the index of the workload
 * @param next the input that comes next
 * @param millis that it took
 * @param isLast whether the cell is done
 * @param found of these inputs alone
 */
record MutationPart(int cell, int next, long millis, boolean isLast, MutationCell found) {}
