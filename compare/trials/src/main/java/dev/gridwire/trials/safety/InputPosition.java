// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The number of the current input of a fork, in a file that two processes map, so that it survives when the fork's JVM has hung
 * or crashed.
 *
 * <pre>
 * 0        4         8
 * +--------+---------+
 * | cell   | input   |  input is -1 between two inputs
 * +--------+---------+
 * </pre>
 */
record InputPosition(MappedByteBuffer file) {

    static final int IDLE = -1;

    private static final int BYTES = 8;
    private static final int INPUT_AT = 4;

    static InputPosition open(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(
                path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new InputPosition(channel.map(FileChannel.MapMode.READ_WRITE, 0, BYTES));
        }
    }

    void cell(int cell) {
        file.putInt(INPUT_AT, IDLE);
        file.putInt(0, cell);
    }

    void begin(int input) {
        file.putInt(INPUT_AT, input);
    }

    void end() {
        file.putInt(INPUT_AT, IDLE);
    }

    int cell() {
        return file.getInt(0);
    }

    int input() {
        return file.getInt(INPUT_AT);
    }

    /** Returns a function that, when polled, says whether a fork has been at one input for too long. */
    BooleanSupplier hangDetector(long hangMillis) {
        return new HangDetector(this, TimeUnit.MILLISECONDS.toNanos(hangMillis));
    }

    /** Detects a hang. */
    private static final class HangDetector implements BooleanSupplier {

        /** Between two inputs the JVM starts, creates values and opens services, which may take longer. */
        private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(60);

        private final InputPosition position;
        private final long hangNanos;
        private int cell = -1;
        private int input = IDLE;
        private long since = System.nanoTime();

        HangDetector(InputPosition position, long hangNanos) {
            this.position = position;
            this.hangNanos = hangNanos;
        }

        @Override
        public boolean getAsBoolean() {
            long now = System.nanoTime();
            if (position.cell() != cell || position.input() != input) {
                cell = position.cell();
                input = position.input();
                since = now;
            }
            return now - since > (input == IDLE ? Math.max(IDLE_NANOS, hangNanos) : hangNanos);
        }
    }
}
