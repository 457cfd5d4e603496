// SPDX-License-Identifier: Apache-2.0
/** A parts list in Hazelcast's own mechanisms: how would a user write the code by hand? */
@NullMarked
package dev.gridwire.trials.hazelcast.parts;

import org.jspecify.annotations.NullMarked;
