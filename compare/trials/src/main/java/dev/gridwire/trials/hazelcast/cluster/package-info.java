// SPDX-License-Identifier: Apache-2.0
/**
 * Puts a cluster under load: members and clients in separate JVMs, throughput by closed loops, latency by open ones, and checks
 * of all entries when members are killed.
 *
 * <p>This JVM starts the processes and sends them commands. A client runs a {@code TrialClient}, a member runs a {@code
 * TrialMember}.
 */
@NullMarked
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.NullMarked;
