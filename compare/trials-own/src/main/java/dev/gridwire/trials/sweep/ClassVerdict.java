// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

/**
 * The result of a sweep for one class.
 *
 * @param className its binary name
 * @param reason why it is not equal, in words that classes share; empty if it is equal
 * @param detail where and how this class differs
 * @param instances the number of instances
 * @param javaBytes the bytes of all instances that both have written
 * @param gridwireBytes Gridwire's bytes of the same instances
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

    /** Returns the verdict for a class that cannot be linked; the detail names the missing class or another fault. */
    static ClassVerdict notLinked(String className, Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        return of(className, SweepOutcome.NOT_LINKED, "needs a class that is missing", thrown instanceof NoClassDefFoundError
                ? message.replace('/', '.') : message.lines().findFirst().orElse(""));
    }
}
