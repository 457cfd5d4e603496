// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.workload.Workload;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * A workload and the values that are drawn of it.
 *
 * @param from gives an endless source for a seed
 */
record GridValues<P>(Workload<P> workload, LongFunction<Supplier<P>> from) {

    static <P> GridValues<P> of(Workload<P> workload) {
        return new GridValues<>(workload, workload::values);
    }
}
