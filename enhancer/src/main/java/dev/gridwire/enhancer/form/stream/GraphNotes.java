// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.layout.Finding;
import dev.gridwire.codegen.layout.Place;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.Tracking;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.plan.StreamPlan;
import dev.gridwire.codegen.plan.StreamPlan.Instances;
import dev.gridwire.codegen.plan.StreamPlanner;
import dev.gridwire.codegen.plan.StreamWorld;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.List;

/** Notes of objects that arrive as two, and of circles, where the stream keeps no identity. */
final class GraphNotes {

    private GraphNotes() {}

    static List<Obstacle> of(Subject subject, StreamWorld world, StreamPlanner planner, StreamPlan plan) {
        List<Obstacle> notes = new ArrayList<>();
        if (!world.keepsIdentity()) {
            planner.cycles(plan).forEach((field, path) -> notes.add(new Obstacle(Reason.CYCLE, plan.typeName(), field,
                    "objects can hold each other in a circle, which is refused when it is written: path=" + path,
                    "see that they do not, or choose externalizable at the level safe, or the native companion")));
            if (plan.instances() == Instances.OWN) {
                notes.addAll(shared(subject));
            }
        }
        return notes;
    }

    private static List<Obstacle> shared(Subject subject) {
        String name = subject.model().name();
        List<Obstacle> notes = new ArrayList<>();
        for (Finding finding : findings(subject)) {
            Place place = finding.place();
            if (finding.tracking() == Tracking.MEETS && place.owner().equals(name) && !place.slot().isEmpty()) {
                notes.add(new Obstacle(Reason.SHARING, name, place.slot(),
                        "one object can be in two places, and arrives as two: place=" + place + ", other="
                                + finding.other().map(Place::toString).orElse("?"),
                        "do not rely on identity there, or choose the native companion"));
            }
        }
        return notes;
    }

    private static List<Finding> findings(Subject subject) {
        try {
            return SharingAnalysis.of(subject.model().name(), subject.layouts(), World.closed(subject.formed())).findings();
        } catch (ClassModelException e) {
            // A class is missing that a field's class needs; what is not known cannot be noted.
            return List.of();
        }
    }
}
