// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds declared paths from a class back to itself. Objects on such a path may contain themselves, which mechanisms without
 * identity cannot write.
 */
final class Cycles {

    private Cycles() {}

    /** A class, and the path to it. */
    private record Step(String type, String path) {}

    /** Returns a note about the shortest path, if there is one. */
    static List<Obstacle> notes(Subject subject) {
        String start = subject.model().name();
        Set<String> seen = new HashSet<>(Set.of(start));
        Queue<Step> steps = new ArrayDeque<>(List.of(new Step(start, start.substring(start.lastIndexOf('.') + 1))));
        while (!steps.isEmpty()) {
            Step step = steps.remove();
            for (Slot slot : subject.layouts().resolve(step.type()).slots()) {
                String path = step.path() + "." + slot.name();
                Set<String> held = new TreeSet<>();
                collect(slot.type(), held);
                held.retainAll(subject.formed());
                if (held.contains(start)) {
                    return List.of(note(start, path));
                }
                held.stream().filter(seen::add).forEach(type -> steps.add(new Step(type, path)));
            }
        }
        return List.of();
    }

    private static void collect(TypeRef type, Set<String> names) {
        if (type instanceof TypeRef.ArrayType array) {
            collect(array.component(), names);
        } else if (type instanceof TypeRef.Wildcard wildcard) {
            collect(wildcard.bound(), names);
        } else if (type instanceof TypeRef.ClassType named) {
            names.add(named.name());
            named.arguments().forEach(argument -> collect(argument, names));
        }
    }

    private static Obstacle note(String type, String path) {
        return new Obstacle(Reason.CYCLE, type, "", "an object may hold itself, which has no end here: path=" + path,
                "see that none does, or choose native or externalizable");
    }
}
