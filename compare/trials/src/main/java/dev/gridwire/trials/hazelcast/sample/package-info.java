// SPDX-License-Identifier: Apache-2.0
/** A sample in Hazelcast's own mechanisms: how would a user write the code by hand? */
@NullMarked
package dev.gridwire.trials.hazelcast.sample;

import org.jspecify.annotations.NullMarked;
