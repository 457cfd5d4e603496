// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.enhancer.hint.HintedModels;
import dev.gridwire.enhancer.settings.AnnotationNames;
import dev.gridwire.enhancer.tree.ClassPathIndex;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HintedModelsTest {

    private static final AnnotationNames NAMES = new AnnotationNames(Set.of("a.Must"), Set.of("a.Mine"), Set.of("a.Hot"));

    @TempDir
    private Path folder;


    private List<String> nonNull(String typeName) {
        return slots(typeName).stream()
                .filter(slot -> slot.nullability() == Nullability.NON_NULL).map(Slot::name).toList();
    }

    private List<Slot> slots(String typeName) {
        try (ClassPathIndex index = ClassPathIndex.open(List.of(folder))) {
            ModelSource models = index.or(ClassPathSource.platform());
            HintedModels hinted = new HintedModels(
                    models, name -> index.read(name.replace('.', '/') + ".class"), NAMES);
            return LayoutResolver.of(hinted).resolve(typeName).slots();
        }
    }

    @Test
    void annotationsOfAnyRetentionCount() {
        // Class retention is the default of Java's compiler.
        Compiled.into(folder, "package a; @interface Must {}");
        Compiled.into(folder, "package a; @interface Mine {}");
        Compiled.into(folder, "package a; @interface Hot {}");
        Compiled.into(folder, "package a; public class Order { @Must String must; String may; @Hot String hot;"
                + " @Mine int[] mine; @org.jspecify.annotations.NonNull String typed;"
                + " @org.jspecify.annotations.NonNull String[] elements; }");

        assertThat(nonNull("a.Order")).containsExactlyInAnyOrder("must", "hot", "typed");
        assertThat(slots("a.Order").stream().filter(slot -> slot.uniqueness() == Uniqueness.UNIQUE).map(Slot::name))
                .containsExactlyInAnyOrder("hot", "mine");
    }

    @Test
    void nullMarkedCountsForClassesAndThoseInside() {
        Compiled.into(folder, "package a; @org.jspecify.annotations.NullMarked public class Order {"
                + " String must; @org.jspecify.annotations.Nullable String may;"
                + " static class Line { String inside; }"
                + " @org.jspecify.annotations.NullUnmarked static class Free { String free; } }");

        assertThat(nonNull("a.Order")).containsExactly("must");
        assertThat(nonNull("a.Order$Line")).containsExactly("inside");
        assertThat(nonNull("a.Order$Free")).isEmpty();
    }

    @Test
    void nullMarkedPackageCounts() {
        Compiled.into(folder, "@org.jspecify.annotations.NullMarked package a;",
                "package a; public class Order { String must; }");

        assertThat(nonNull("a.Order")).containsExactly("must");
    }
}
