// SPDX-License-Identifier: Apache-2.0
/** A customer in Hazelcast's own mechanisms: how would a user write the code by hand? */
@NullMarked
package dev.gridwire.trials.hazelcast.customer;

import org.jspecify.annotations.NullMarked;
