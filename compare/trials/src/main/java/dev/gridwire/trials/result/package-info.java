// SPDX-License-Identifier: Apache-2.0
/**
 * The results of a comparison, in the shape of {@code results.json}: records only.
 *
 * <p>Times are nanoseconds for one operation, allocation is bytes for one operation.
 */
@NullMarked
package dev.gridwire.trials.result;

import org.jspecify.annotations.NullMarked;
