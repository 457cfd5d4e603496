// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

/**
 * What JMH measures in one go, as one of its parameters: {@code bulk/order/identified/member get-all}.
 *
 * @param subject the class or the workload
 * @param mechanism what writes it
 * @param operation in the words of the table
 */
public record BenchmarkCell(Suite suite, String subject, String mechanism, String operation) {

    private static final String SEPARATOR = "/";
    private static final int PARTS = 4;

    /** Reads what {@link #toString} has written. */
    public static BenchmarkCell parse(String text) {
        String[] parts = text.split(SEPARATOR, PARTS);
        return new BenchmarkCell(Suite.of(parts[0]), parts[1], parts[2], parts[3]);
    }

    /** The same with another mechanism and operation. */
    BenchmarkCell with(String otherMechanism, String otherOperation) {
        return new BenchmarkCell(suite, subject, otherMechanism, otherOperation);
    }

    @Override
    public String toString() {
        return String.join(SEPARATOR, suite.id(), subject, mechanism, operation);
    }
}
