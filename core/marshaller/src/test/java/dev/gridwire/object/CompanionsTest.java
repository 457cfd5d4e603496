// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedType;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.object.FusedBodies.Name;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fused bodies that a build made. */
@Tag("core")
class CompanionsTest {

    private static final String ZOO = "dev.gridwire.zoo";

    @TempDir
    private Path folder;

    private ClassLoader zoo() throws IOException {
        CompanionClasses.write(folder, ZOO, CompanionClasses.zoo());
        return CompanionClasses.loader(folder, ZOO);
    }

    private static TypeTable types(ClassLoader loader) {
        return types(loader, FinalFields.MUTATED);
    }

    private static TypeTable types(ClassLoader loader, FinalFields finalFields) {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of(ZOO));
        return TypeTables.of(policy, loader, Limits.DEFAULT, Generation.BUILT, Sharing.ANALYSED, finalFields);
    }

    private static @Nullable FusedBody companion(TypeTable types, ClassLoader loader, Class<?> type)
            throws ClassNotFoundException {
        return companion(types, loader, type, new Name(true));
    }

    private static @Nullable FusedBody companion(TypeTable types, ClassLoader loader, Class<?> type, FusedType name)
            throws ClassNotFoundException {
        return FusedBodies.companion(types, Class.forName(type.getName(), true, loader), name);
    }

    @Test
    void companionsServeAllMarshallersAndRoots() throws Exception {
        ClassLoader loader = zoo();
        TypeTable first = types(loader);
        TypeTable second = types(loader);
        assertThat(CompanionClasses.zoo()).hasSizeGreaterThan(15);
        for (Class<?> type : CompanionClasses.zoo()) {
            FusedBody body = Objects.requireNonNull(companion(first, loader, type, new Name(true)), type.getName());
            FusedBody other = Objects.requireNonNull(companion(second, loader, type, new Name(false)));
            assertThat(body.getClass().getName()).isEqualTo(CompanionName.of(CompanionClasses.plan(type)));
            assertThat(other.getClass()).isSameAs(body.getClass());
            assertThat(body.getClass().isHidden()).isFalse();
            assertThat(body.getClass().getClassLoader()).isSameAs(loader);
            assertThat(body.type()).isEqualTo(new Name(true));
            assertThat(other.type()).isEqualTo(new Name(false));
        }
    }

    @Test
    void aMarshallerThatTreatsFinalFieldsOtherwiseTakesNone() throws Exception {
        ClassLoader loader = zoo();
        TypeTable mutating = types(loader);
        TypeTable strict = types(loader, FinalFields.STRICT);
        assertThat(companion(mutating, loader, Zoo.Primitives.class)).isNotNull();
        assertThat(companion(strict, loader, Zoo.Primitives.class)).isNull();
        assertThat(companion(mutating, loader, Zoo.Primitives.class)).isNotNull();
    }

    @Test
    void aMarshallerOfAnotherLoaderTakesNone() throws Exception {
        ClassLoader loader = zoo();
        ClassLoader child = new ClassLoader(loader) {};
        assertThat(companion(types(child), loader, Zoo.Primitives.class)).isNull();
        assertThat(companion(types(loader), loader, Zoo.Primitives.class)).isNotNull();
    }

    @Test
    void aCompanionOfAnotherStateOfTheClassIsNotTaken() throws Exception {
        CompanionClasses.write(folder, ZOO, List.of(Zoo.Primitives.class));
        String stale = CompanionName.of(CompanionClasses.plan(Zoo.Primitives.class)).replace('.', '/');
        Path file = folder.resolve(stale + ".class");
        Files.move(file, folder.resolve(stale + "0.class"), StandardCopyOption.ATOMIC_MOVE);
        ClassLoader loader = CompanionClasses.loader(folder, ZOO);
        assertThat(companion(types(loader), loader, Zoo.Primitives.class)).isNull();
    }

    @Test
    void aCompanionOfAnotherRevisionIsNotTaken() throws Exception {
        CompanionClasses.write(folder, ZOO, List.of(Zoo.Primitives.class));
        Plan plan = CompanionClasses.plan(Zoo.Primitives.class);
        String older = CompanionName.of(plan, CompanionName.REVISION - 1);
        assertThat(older).isNotEqualTo(CompanionName.of(plan)).startsWith(Zoo.Primitives.class.getName() + CompanionName.INFIX);
        Files.move(file(CompanionName.of(plan)), file(older), StandardCopyOption.REPLACE_EXISTING);
        ClassLoader loader = CompanionClasses.loader(folder, ZOO);
        assertThat(CompanionIndex.read(loader).has(Zoo.Primitives.class.getName())).isTrue();
        assertThat(companion(types(loader), loader, Zoo.Primitives.class)).isNull();
    }

    private Path file(String className) {
        return folder.resolve(className.replace('.', '/') + ".class");
    }

    @Test
    void aCompanionThatSomethingElseInitializesIsGivenUp() throws Exception {
        ClassLoader loader = zoo();
        String name = CompanionName.of(CompanionClasses.plan(Zoo.Derived.class));
        assertThatThrownBy(() -> Class.forName(name, true, loader))
                .isInstanceOf(ExceptionInInitializerError.class)
                .hasRootCauseMessage("A companion is initialized by marshallers only: class=" + name
                        + ", leave it out of what loads classes by name");
        assertThat(companion(types(loader), loader, Zoo.Derived.class)).isNull();
    }

    @Test
    void companionsAreListedWithCommentsAndBlankLines() throws Exception {
        zoo();
        Path index = folder.resolve("META-INF/gridwire/companions.txt");
        List<String> lines = new ArrayList<>(List.of("# made by the build", ""));
        lines.addAll(Files.readAllLines(index));
        Files.write(index, lines);
        CompanionIndex read = CompanionIndex.read(CompanionClasses.loader(folder, ZOO));
        assertThat(read.classes()).containsExactlyInAnyOrderElementsOf(
                CompanionClasses.zoo().stream().map(Class::getName).toList());
    }
}
