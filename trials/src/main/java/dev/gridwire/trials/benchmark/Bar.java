// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.Optional;
import java.util.function.Function;

/**
 * What figures are divided by.
 *
 * @param title in the head of the table
 * @param of the cell that another is divided by; empty where it is not
 */
record Bar(String title, Function<BenchmarkCell, Optional<BenchmarkCell>> of) {

    /** The same operation of a mechanism. */
    static Bar of(String mechanism) {
        return new Bar(mechanism, cell -> Optional.of(cell.with(mechanism, cell.operation())));
    }

    /** One operation by another of the same mechanism. */
    static Bar ofOperation(String divided, String by) {
        return new Bar("its " + by, cell -> cell.operation().equals(divided)
                ? Optional.of(cell.with(cell.mechanism(), by)) : Optional.empty());
    }
}
