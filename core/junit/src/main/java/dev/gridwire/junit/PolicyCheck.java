// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.policy.DeclaredNeeds;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.policy.SettingPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lists all that the settings lack for a model. */
final class PolicyCheck {

    private PolicyCheck() {}

    /** Names the elements of arrays. */
    private static String name(Class<?> type) {
        return type.isArray() ? name(type.getComponentType()) : type.getName();
    }

    static void run(Class<?>... classes) {
        if (classes.length == 0) {
            throw new IllegalArgumentException("A policy is asked about classes: give at least one");
        }
        ClassLoader loader = ApplicationMarshaller.loaderOf(classes[0]);
        Marshaller marshaller = ApplicationMarshaller.create(loader);
        NamePolicy policy = marshaller.policy().byName();
        List<String> roots = Stream.of(classes).filter(each -> !each.isPrimitive()).map(PolicyCheck::name).toList();
        DeclaredNeeds needs = DeclaredNeeds.of(roots, LayoutResolver.of(new ReflectionSource(loader)), policy);
        if (!needs.areNone()) {
            List<String> refused = needs.declared().keySet().stream().filter(each -> !policy.allows(each)).toList();
            throw new AssertionError(message(needs, policy) + UnknownMainClass.hint(marshaller, classes[0], refused));
        }
    }

    private static String message(DeclaredNeeds needs, NamePolicy policy) {
        List<String> lines = new ArrayList<>();
        if (!needs.lines().isEmpty()) {
            lines.add("The type policy refuses classes that the declared types need. Add to "
                    + (policy.place() == SettingPlace.FILE ? "gridwire.properties:" : "the application's properties:"));
            lines.addAll(needs.lines());
        }
        needs.reasons().forEach(each -> lines.add("Why: " + each));
        lines.addAll(needs.advice());
        return String.join("\n", lines);
    }
}
