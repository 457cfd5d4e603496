// SPDX-License-Identifier: Apache-2.0
/**
 * Puts a cluster under load: members and clients in JVMs of their own, throughput by closed loops, latency by open ones, and
 * checks of all entries when members are killed.
 *
 * <p>This JVM starts the processes and gives them commands: a client has a {@code TrialClient}, a member a {@code TrialMember}.
 */
@NullMarked
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.NullMarked;
