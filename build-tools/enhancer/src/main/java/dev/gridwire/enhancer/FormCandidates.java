// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.hint.HintedModels;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chooses the classes that get a form: serializable ones that match the settings, and those that the settings name. */
final class FormCandidates {

    private static final String SERIALIZABLE = "java.io.Serializable";

    private final KnownClasses known;
    private final EnhancerSettings settings;

    FormCandidates(KnownClasses known, EnhancerSettings settings) {
        this.known = known;
        this.settings = settings;
    }

    /** Finds the candidates of all places, including rewritten ones, in the order of places and names. */
    List<Candidate> find() {
        List<Candidate> candidates = new ArrayList<>();
        for (PlaceContent place : known.places()) {
            place.classes().values().forEach(found -> candidate(found, place).ifPresent(candidates::add));
        }
        return candidates;
    }

    private Optional<Candidate> candidate(FoundClass found, PlaceContent place) {
        boolean looked = !found.isMade() && !found.model().isInterface() && found.model().kind() != ClassKind.ENUM
                && !found.name().endsWith("package-info") && settings.filter().accepts(found.name());
        List<Mechanism> wanted = settings.targets().of(found.name());
        if (!looked || wanted.isEmpty() || !isMeant(found)) {
            return Optional.empty();
        }
        Candidate candidate = new Candidate(found, place, wanted, formSettings(found));
        refusal(found, place).ifPresent(candidate::refuseAll);
        return Optional.of(candidate);
    }

    // Constants with bodies are subclasses of their enum.
    private boolean isMeant(FoundClass found) {
        boolean named = settings.targets().names(found.name());
        boolean constant = known.isSubtype(found.name(), "java.lang.Enum");
        return named || !constant && known.isSubtype(found.name(), SERIALIZABLE);
    }

    FormSettings formSettings(FoundClass found) {
        boolean optimized = HintedModels.isOptimized(found.bytes(), settings.annotations());
        TrustLevel trust = optimized ? TrustLevel.FAST : settings.levels().of(found.name());
        return new FormSettings(trust, settings.keepFinal(), settings.replacedObjects());
    }

    private static Optional<Obstacle> refusal(FoundClass found, PlaceContent place) {
        if (place.signed()) {
            return Optional.of(new Obstacle(Reason.SIGNED_JAR, found.name(), "",
                    "A change would break the jar's signature: jar=" + place.tree().name(),
                    "enhance before signing, or enhance the unsigned jar"));
        }
        if (place.versioned().contains(found.path())) {
            return Optional.of(new Obstacle(Reason.SEVERAL_RELEASES, found.name(), "",
                    "The class has another file for some Java release below META-INF/versions",
                    "exclude it, or enhance the build that makes the jar"));
        }
        return Optional.empty();
    }
}
