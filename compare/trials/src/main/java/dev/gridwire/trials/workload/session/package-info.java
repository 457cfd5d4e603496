// SPDX-License-Identifier: Apache-2.0
/**
 * A web session: attributes of several classes in a map, roles in a set. Not published with a grid, and so measured only where it
 * is named.
 */
@NullMarked
package dev.gridwire.trials.workload.session;

import org.jspecify.annotations.NullMarked;
