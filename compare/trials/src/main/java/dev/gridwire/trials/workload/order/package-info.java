// SPDX-License-Identifier: Apache-2.0
/** The workload of the Hazelcast performance top 5 (2014), and of its cluster test: small orders of up to four lines. */
@NullMarked
package dev.gridwire.trials.workload.order;

import org.jspecify.annotations.NullMarked;
