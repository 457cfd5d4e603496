// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Says that a fork is at one input for too long. */
final class HangDetector implements BooleanSupplier {

    /** The JVM starts, values are made and services opened between two inputs, which may take longer. */
    private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final InputPosition position;
    private final long hangNanos;
    private int cell = -1;
    private int input = InputPosition.IDLE;
    private long since = System.nanoTime();

    HangDetector(InputPosition position, long hangMillis) {
        this.position = position;
        this.hangNanos = TimeUnit.MILLISECONDS.toNanos(hangMillis);
    }

    @Override
    public boolean getAsBoolean() {
        long now = System.nanoTime();
        if (position.cell() != cell || position.input() != input) {
            cell = position.cell();
            input = position.input();
            since = now;
        }
        return now - since > (input == InputPosition.IDLE ? Math.max(IDLE_NANOS, hangNanos) : hangNanos);
    }
}
