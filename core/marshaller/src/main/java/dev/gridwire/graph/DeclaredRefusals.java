// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.DeclaredNeeds;
import java.util.List;
import java.util.Set;
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
        DeclaredNeeds needs = DeclaredNeeds.of(
                List.of(root.getClass().getName(), refusal.refusedClass()), types.layouts(), types.settings().policy());
        if (needs.classes().size() + needs.libraries().size() < 2) {
            return thrown;
        }
        String libraries = needs.libraries().isEmpty() ? "" : "allow-library=" + String.join(", ", needs.libraries());
        String classes = needs.classes().isEmpty() ? "" : "allow=" + shown(needs.classes());
        String and = libraries.isEmpty() || classes.isEmpty() ? "" : " and ";
        return refusal.with("all that the declared types need: " + classes + and + libraries);
    }

    private static String shown(Set<String> names) {
        String first = String.join(", ", names.stream().limit(MOST_SHOWN).map(EscapedNames::of).toList());
        return names.size() <= MOST_SHOWN ? first : first + " and " + (names.size() - MOST_SHOWN) + " more";
    }
}
