// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Reason;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of a run for one class.
 *
 * <pre>{@code
 * for (ClassOutcome each : enhancement.outcomes(ClassOutcome.Status.LEFT_OUT)) {
 *     each.diagnostics().forEach(System.err::println);
 * }
 * }</pre>
 *
 * @param typeName the binary name; for an unreadable class file, its path
 * @param mechanism the mechanism of its form; empty if it has none
 * @param level the key of the assumptions about its objects
 * @param fingerprint the hexadecimal fingerprint of its layout; empty if unknown
 * @param diagnostics why it was left out, or notes about it
 */
public record ClassOutcome(
        String typeName,
        Status status,
        Optional<Mechanism> mechanism,
        ClassIds ids,
        String level,
        String fingerprint,
        List<Diagnostic> diagnostics) {

    /** The kinds of outcome. */
    public enum Status {
        /** The class got its form in this run. */
        ENHANCED,
        /** The class already had its form. */
        UNCHANGED,
        /** The class should have a form, but there are obstacles. */
        LEFT_OUT
    }

    /** Copies the list. */
    public ClassOutcome {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the class lacks a form that it needs. */
    public boolean isMissed() {
        return status == Status.LEFT_OUT && diagnostics.stream()
                .anyMatch(each -> each.obstacle().reason() != Reason.MADE_OTHERWISE);
    }

    /** Returns the outcome of a class that is left unchanged. */
    public static ClassOutcome leftOut(String typeName, List<Diagnostic> diagnostics) {
        return new ClassOutcome(
                typeName, Status.LEFT_OUT, Optional.empty(), ClassIds.none(typeName), "", "", diagnostics);
    }
}
