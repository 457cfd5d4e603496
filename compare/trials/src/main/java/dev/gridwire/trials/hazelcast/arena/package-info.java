// SPDX-License-Identifier: Apache-2.0
/** A person in Hazelcast's own mechanisms: how would a user write the code by hand? */
@NullMarked
package dev.gridwire.trials.hazelcast.arena;

import org.jspecify.annotations.NullMarked;
