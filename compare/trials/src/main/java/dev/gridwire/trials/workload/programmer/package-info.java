// SPDX-License-Identifier: Apache-2.0
/** The workload of the Hazelcast time trials (2017): 40,000 programmers, each with a computer and a list of languages. */
@NullMarked
package dev.gridwire.trials.workload.programmer;

import org.jspecify.annotations.NullMarked;
