// SPDX-License-Identifier: Apache-2.0
/** An order in Hazelcast's own mechanisms: how would a user write the code by hand? */
@NullMarked
package dev.gridwire.trials.hazelcast.order;

import org.jspecify.annotations.NullMarked;
