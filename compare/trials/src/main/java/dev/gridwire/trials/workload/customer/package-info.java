// SPDX-License-Identifier: Apache-2.0
/** The workload of the Hazelcast comparison of put and get with Kryo and Smile: a million customers who share 100 longs. */
@NullMarked
package dev.gridwire.trials.workload.customer;

import org.jspecify.annotations.NullMarked;
