// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Reason;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The result of a run.
 *
 * <pre>{@code
 * Enhancement done = Enhancer.standard().enhance(options);
 * System.out.println(done.summary());
 * done.missed().forEach(each -> System.err.println(each.typeName() + " was left out"));
 * }</pre>
 *
 * @param outcomes one for each considered class, by name
 * @param notes notes for the user that concern no single class
 * @param changes paths of the files that were written or deleted; in a run that writes nothing, that would be
 * @param elapsedNanos how long it took
 */
public record Enhancement(List<ClassOutcome> outcomes, List<String> notes, List<String> changes, long elapsedNanos) {

    /** Copies the lists. */
    public Enhancement {
        outcomes = List.copyOf(outcomes);
        notes = List.copyOf(notes);
        changes = List.copyOf(changes);
    }

    /** Returns the outcomes of one kind. */
    public List<ClassOutcome> outcomes(Status status) {
        return outcomes.stream().filter(outcome -> outcome.status() == status).toList();
    }

    /** Returns the classes that were left out and need a form. A class that its mechanism serves in another way needs none. */
    public List<ClassOutcome> missed() {
        return outcomes(Status.LEFT_OUT).stream().filter(ClassOutcome::isMissed).toList();
    }

    /**
     * Returns what a new form cannot hold although its class can: objects in a cycle. A build shows it when it makes the form.
     */
    public List<Diagnostic> cautions() {
        return outcomes.stream()
                .filter(outcome -> outcome.status() != Status.LEFT_OUT)
                .flatMap(outcome -> outcome.diagnostics().stream())
                .filter(found -> found.obstacle().reason() == Reason.CYCLE)
                .toList();
    }

    /** Returns one line for the build's output. */
    public String summary() {
        Map<Mechanism, Integer> counts = new EnumMap<>(Mechanism.class);
        outcomes(Status.ENHANCED).forEach(each -> each.mechanism().ifPresent(found -> counts.merge(found, 1, Integer::sum)));
        List<String> parts = new ArrayList<>();
        counts.forEach((mechanism, count) -> parts.add(count + " " + mechanism.key()));
        String enhanced = parts.isEmpty() ? "no class enhanced" : "enhanced " + String.join(", ", parts);
        return enhanced + "; " + outcomes(Status.UNCHANGED).size() + " as they were, " + outcomes(Status.LEFT_OUT).size()
                + " left out; " + elapsedNanos / 1_000_000 + " ms";
    }
}
