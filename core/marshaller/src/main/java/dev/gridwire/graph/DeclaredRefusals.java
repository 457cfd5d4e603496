// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.DeclaredTypes;
import dev.gridwire.registry.Presets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Adds to a refusal all classes that the policy would refuse next, according to the declared types, so that one run reports them
 * all. Only for writers: the classes of their objects are loaded already, while bytes may name classes that must not even be
 * looked for.
 */
final class DeclaredRefusals {

    private static final int MOST_SHOWN = 50;

    private DeclaredRefusals() {}

    /** Returns the refusal of a class, completed by the other classes; any other exception unchanged. */
    static RuntimeException completed(RuntimeException thrown, @Nullable Object root, TypeTable types) {
        if (!(thrown instanceof Refusal refusal) || refusal.refusedClass() == null || root == null) {
            return thrown;
        }
        NamePolicy policy = types.settings().policy();
        Set<String> refused = new TreeSet<>();
        Set<String> presets = new TreeSet<>();
        for (String each : DeclaredTypes.of(List.of(root.getClass().getName(), refusal.refusedClass()), types.layouts())) {
            if (!policy.allows(each) && policy.canBeAllowed(each)) {
                String preset = Presets.listed().of(each);
                (preset == null ? refused : presets).add(preset == null ? each : preset);
            }
        }
        if (refused.size() + presets.size() < 2) {
            return thrown;
        }
        String libraries = presets.isEmpty() ? "" : "allow-library=" + String.join(", ", presets);
        String classes = refused.isEmpty() ? "" : "allow=" + shown(refused);
        String and = libraries.isEmpty() || classes.isEmpty() ? "" : " and ";
        return refusal.with("all that the declared types need: " + classes + and + libraries);
    }

    private static String shown(Set<String> names) {
        String first = String.join(", ", names.stream().limit(MOST_SHOWN).map(EscapedNames::of).toList());
        return names.size() <= MOST_SHOWN ? first : first + " and " + (names.size() - MOST_SHOWN) + " more";
    }
}
