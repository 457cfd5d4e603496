// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A class that may get a form, and the mechanism under trial. Changes while mechanisms are tried. */
final class Candidate {

    private final FoundClass found;
    private final PlaceContent place;
    private final List<Mechanism> wanted;
    private final FormSettings settings;
    private final List<Obstacle> obstacles = new ArrayList<>();
    private int tried;

    Candidate(FoundClass found, PlaceContent place, List<Mechanism> wanted, FormSettings settings) {
        this.found = found;
        this.place = place;
        this.wanted = wanted;
        this.settings = settings;
    }

    FoundClass found() {
        return found;
    }

    String name() {
        return found.name();
    }

    PlaceContent place() {
        return place;
    }

    FormSettings settings() {
        return settings;
    }

    List<Mechanism> wanted() {
        return wanted;
    }

    /** Returns the mechanism that has no known obstacle; empty if all were tried. */
    Optional<Mechanism> mechanism() {
        return tried < wanted.size() ? Optional.of(wanted.get(tried)) : Optional.empty();
    }

    /** Moves on to the next mechanism. */
    void refuse(List<Obstacle> reasons) {
        obstacles.addAll(reasons);
        tried++;
    }

    /** Excludes the class from all mechanisms. */
    void refuseAll(Obstacle reason) {
        obstacles.add(reason);
        tried = wanted.size();
    }

    /** Returns the obstacles to the mechanisms that were tried. */
    List<Diagnostic> diagnostics() {
        return obstacles.stream().map(this::located).toList();
    }

    Diagnostic located(Obstacle obstacle) {
        boolean own = obstacle.typeName().equals(name());
        return new Diagnostic(obstacle, own ? SourceLines.find(found.bytes(), obstacle.member()) : "");
    }

    ClassOutcome leftOut() {
        return ClassOutcome.leftOut(name(), diagnostics());
    }
}
