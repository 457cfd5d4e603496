// SPDX-License-Identifier: Apache-2.0
/**
 * What a comparison found, as it is written to {@code results.json}: records only.
 *
 * <p>Times are nanoseconds for one operation, allocation is bytes for one operation.
 */
@NullMarked
package dev.gridwire.trials.result;

import org.jspecify.annotations.NullMarked;
