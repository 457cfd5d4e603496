// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutHints;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ReflectionSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Schemas of the zoos of classes, and of the tests' own. */
final class Schemas {

    private static final List<String> ZOOS = List.of("codegen.layout.LayoutZoo", "codegen.layout.SharingZoo",
            "codegen.plan.PlanZoo", "testkit.zoo.Shapes", "testkit.zoo.Hooks", "testkit.zoo.Generics", "testkit.zoo.Annotated");
    private static final LayoutHints HINTS =
            new LayoutHints(Set.of("dev.gridwire.codegen.layout.LayoutZoo$Never"), Set.of());
    static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ReflectionSource(Schemas.class.getClassLoader()), HINTS);
    static final Renames RENAMED = new Renames(
            Map.of("dev.gridwire.Grün", List.of("old.Name", "older.Name"), "a.B", List.of("a.A")),
            Map.of("a.B#field", List.of("former"), "a.B#other", List.of("x", "y")));

    private Schemas() {}

    static DescribedSchema of(Class<?> type, Renames renames) {
        return new DescribedSchema(type.getName(), Schema.of(type.getName(), LAYOUTS), renames);
    }

    static Layout layout(Class<?> type) {
        return LAYOUTS.resolve(type.getName());
    }

    static Slot slot(Class<?> type, String name) {
        return layout(type).slots().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    /** Every class of every zoo, with and without renames. */
    static List<DescribedSchema> zoo() {
        List<DescribedSchema> schemas = new ArrayList<>();
        for (String name : ZOOS) {
            try {
                Class<?> zoo = Class.forName("dev.gridwire." + name);
                for (Class<?> type : zoo.getDeclaredClasses()) {
                    if (!type.isInterface()) {
                        schemas.add(of(type, schemas.size() % 2 == 0 ? Renames.NONE : RENAMED));
                    }
                }
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
        return schemas;
    }
}
