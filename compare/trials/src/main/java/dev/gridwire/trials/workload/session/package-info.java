// SPDX-License-Identifier: Apache-2.0
/**
 * A web session: attributes of several classes in a map, roles in a set. No grid's comparison published it, so it is measured
 * only if it is named.
 */
@NullMarked
package dev.gridwire.trials.workload.session;

import org.jspecify.annotations.NullMarked;
