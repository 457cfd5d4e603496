// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

/**
 * The result of a sweep for one class.
 *
 * @param className its binary name
 * @param reason why it is not equal, in words that classes share; empty where it is
 * @param detail where and how, of this class
 * @param instances how many were made
 * @param javaBytes of the instances that both have written
 * @param gridwireBytes of the same
 */
public record ClassVerdict(
        String className,
        SweepOutcome outcome,
        String reason,
        String detail,
        int instances,
        long javaBytes,
        long gridwireBytes) {

    static ClassVerdict of(String className, SweepOutcome outcome, String reason, String detail) {
        return new ClassVerdict(className, outcome, reason, detail, 0, 0, 0);
    }

    /** The detail is the class that is missing, or another fault. */
    static ClassVerdict notLinked(String className, Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        return of(className, SweepOutcome.NOT_LINKED, "needs a class that is missing", thrown instanceof NoClassDefFoundError
                ? message.replace('/', '.') : message.lines().findFirst().orElse(""));
    }
}
