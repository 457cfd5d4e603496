// SPDX-License-Identifier: Apache-2.0
/** The published comparisons at their published sizes, each with its own table beside the figures of then. */
@NullMarked
package dev.gridwire.trials.hazelcast.published;

import org.jspecify.annotations.NullMarked;
