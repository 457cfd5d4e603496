// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the mechanism of each class: the first wanted one without an obstacle. If a class drops out, so do those that rely on
 * it, so all are checked again until none drops out.
 */
final class Assignment {

    private final KnownClasses known;
    private final Map<Mechanism, ClassForm> forms;
    private final List<Candidate> candidates;

    Assignment(KnownClasses known, Map<Mechanism, ClassForm> forms, List<Candidate> candidates) {
        this.known = known;
        this.forms = forms;
        this.candidates = candidates;
    }

    /** Tries mechanisms until the candidates agree. It ends, because each round refuses at least one. */
    void settle() {
        Map<Mechanism, Set<String>> before = Map.of();
        Map<Mechanism, Set<String>> now = formed();
        while (!now.equals(before)) {
            refuse(now);
            before = now;
            now = formed();
        }
    }

    // All are asked before any moves on, so the outcome does not depend on their order.
    private void refuse(Map<Mechanism, Set<String>> formed) {
        Map<Candidate, List<Obstacle>> refusals = new LinkedHashMap<>();
        for (Candidate each : candidates) {
            Optional<Mechanism> mechanism = each.mechanism();
            if (mechanism.isPresent() && !each.found().isRewritten()) {
                List<Obstacle> obstacles = obstacles(each, mechanism.get(), Objects.requireNonNull(formed.get(mechanism.get())));
                if (!obstacles.isEmpty()) {
                    refusals.put(each, obstacles);
                }
            }
        }
        refusals.forEach(Candidate::refuse);
    }

    private List<Obstacle> obstacles(Candidate candidate, Mechanism mechanism, Set<String> formed) {
        ClassForm form = forms.get(mechanism);
        if (form == null) {
            return List.of(new Obstacle(Reason.NO_SUCH_FORM, candidate.name(), "",
                    "This version makes no such form: target=" + mechanism.key(), "choose another target"));
        }
        try {
            return form.obstacles(subject(candidate, mechanism, formed, ClassIds.none(candidate.name())));
        } catch (ClassModelException e) {
            return List.of(new Obstacle(Reason.MISSING_CLASS, candidate.name(), "", e.getMessage(),
                    "add what is missing to the class path"));
        }
    }

    Subject subject(Candidate candidate, Mechanism mechanism, Set<String> formed, ClassIds ids) {
        LayoutResolver layouts = known.layouts(mechanism);
        return new Subject(layouts.model(candidate.name()), layouts.resolve(candidate.name()), candidate.found().bytes(),
                layouts, formed, ids, candidate.settings());
    }

    /** Returns, by mechanism, the classes that have the form or get it, here and on the class path. */
    Map<Mechanism, Set<String>> formed() {
        Map<Mechanism, Set<String>> formed = new EnumMap<>(Mechanism.class);
        for (Mechanism each : Mechanism.values()) {
            formed.put(each, new HashSet<>(known.formedElsewhere(each)));
        }
        for (Candidate each : candidates) {
            mechanismOf(each).ifPresent(mechanism -> Objects.requireNonNull(formed.get(mechanism)).add(each.name()));
        }
        return formed;
    }

    /** Returns the classes of a place that have that form or get it. */
    List<Candidate> formedAt(PlaceContent place, Mechanism mechanism) {
        List<Candidate> formed = new ArrayList<>();
        for (Candidate each : candidates) {
            if (each.place() == place && mechanismOf(each).equals(Optional.of(mechanism))) {
                formed.add(each);
            }
        }
        return formed;
    }

    /** Returns the mechanism that the class was rewritten for, or the one under trial. */
    static Optional<Mechanism> mechanismOf(Candidate candidate) {
        FoundClass found = candidate.found();
        return found.isRewritten() ? Optional.of(found.mark().orElseThrow().mechanism()) : candidate.mechanism();
    }
}
