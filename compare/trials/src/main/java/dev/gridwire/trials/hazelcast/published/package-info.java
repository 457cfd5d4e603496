// SPDX-License-Identifier: Apache-2.0
/** The published comparisons at their published sizes, each with a table beside the published figures. */
@NullMarked
package dev.gridwire.trials.hazelcast.published;

import org.jspecify.annotations.NullMarked;
