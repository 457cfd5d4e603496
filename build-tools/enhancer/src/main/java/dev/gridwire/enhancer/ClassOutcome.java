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
 * @param typeName the binary name; the file's path where it holds no class that can be read
 * @param mechanism the form that it has; empty where it has none
 * @param level key of the assumptions about its objects
 * @param fingerprint of its layout, in hexadecimal; empty where it is unknown
 * @param diagnostics why it was left out, or what should be known of it
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
        /** It got its form in this run. */
        ENHANCED,
        /** It had its form already. */
        UNCHANGED,
        /** It should have a form, and there are obstacles. */
        LEFT_OUT
    }

    /** Copies the list. */
    public ClassOutcome {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether it has no form though it needs one. */
    public boolean isMissed() {
        return status == Status.LEFT_OUT && diagnostics.stream()
                .anyMatch(each -> each.obstacle().reason() != Reason.MADE_OTHERWISE);
    }

    /** A class that stays as it is. */
    public static ClassOutcome leftOut(String typeName, List<Diagnostic> diagnostics) {
        return new ClassOutcome(
                typeName, Status.LEFT_OUT, Optional.empty(), ClassIds.none(typeName), "", "", diagnostics);
    }
}
