// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.Body;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bodies that a build made. */
@Tag("core")
class CompanionsTest {

    private static final String ZOO = "dev.gridwire.zoo";

    @TempDir
    private Path folder;

    private ClassLoader zoo() throws IOException {
        CompanionClasses.write(folder, ZOO, CompanionClasses.zoo());
        return CompanionClasses.loader(folder, ZOO);
    }

    private static TypeTable types(ClassLoader loader, Generation generation) {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of(ZOO));
        return TypeTables.of(policy, loader, Limits.DEFAULT, generation, Sharing.ANALYSED);
    }

    private static TypeTable types(ClassLoader loader, Generation generation, FinalFields finalFields) {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of(ZOO));
        return TypeTables.of(policy, loader, Limits.DEFAULT, generation, Sharing.ANALYSED, finalFields);
    }

    private static Body body(TypeTable types, ClassLoader loader, Class<?> type) throws ClassNotFoundException {
        return ((UserCodec) types.allowed(Class.forName(type.getName(), true, loader))).body();
    }

    @Test
    void companionsAreTakenWhereCodeWouldBeGenerated() throws Exception {
        ClassLoader loader = zoo();
        TypeTable types = types(loader, Generation.AT_ONCE, FinalFields.MUTATED);
        assertThat(CompanionClasses.zoo()).hasSizeGreaterThan(15);
        for (Class<?> type : CompanionClasses.zoo()) {
            Class<?> body = body(types, loader, type).getClass();
            assertThat(body.getName()).isEqualTo(CompanionName.of(CompanionClasses.plan(type)));
            assertThat(body.isHidden()).isFalse();
            assertThat(body.getClassLoader()).isSameAs(loader);
        }
    }

    @Test
    void aSecondMarshallerGenerates() throws Exception {
        ClassLoader loader = zoo();
        body(types(loader, Generation.AT_ONCE), loader, Zoo.Primitives.class);
        Body second = body(types(loader, Generation.AT_ONCE), loader, Zoo.Primitives.class);
        assertThat(second.getClass().isHidden()).isTrue();
    }

    private static @Nullable FusedBody fused(TypeTable types, ClassLoader loader, Class<?> type, FusedType name)
            throws ClassNotFoundException {
        UserCodec codec = (UserCodec) types.allowed(Class.forName(type.getName(), true, loader));
        Generator generator = new Generator(types.layouts(), types);
        Map<Integer, FusedSlot> slots = new HashMap<>();
        generator.fusedSlots(codec.layout()).keySet().forEach(index -> slots.put(index, new NoSlot()));
        return generator.fusedCompanion(codec.type(), codec.layout(), name, slots);
    }

    private record Name(boolean hasIdentity) implements FusedType {

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at) {
            return at;
        }

        @Override
        public boolean matches(FusedReader reader, long tag) {
            return false;
        }
    }

    private record NoSlot() implements FusedSlot {

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
            return at;
        }

        @Override
        public @Nullable Object read(FusedReader reader) {
            return null;
        }
    }

    @Test
    void fusedCompanionsServeAllMarshallersAndRoots() throws Exception {
        ClassLoader loader = zoo();
        TypeTable first = types(loader, Generation.BUILT, FinalFields.MUTATED);
        TypeTable second = types(loader, Generation.BUILT, FinalFields.MUTATED);
        for (Class<?> type : CompanionClasses.zoo()) {
            FusedBody body = Objects.requireNonNull(fused(first, loader, type, new Name(true)), type.getName());
            FusedBody other = Objects.requireNonNull(fused(second, loader, type, new Name(false)));
            assertThat(body.getClass().getName()).isEqualTo(CompanionName.of(CompanionClasses.fusedPlan(type)));
            assertThat(other.getClass()).isSameAs(body.getClass());
            assertThat(body.type()).isEqualTo(new Name(true));
            assertThat(other.type()).isEqualTo(new Name(false));
        }
    }

    @Test
    void aMarshallerThatTreatsFinalFieldsOtherwiseTakesNone() throws Exception {
        ClassLoader loader = zoo();
        TypeTable mutating = types(loader, Generation.BUILT, FinalFields.MUTATED);
        TypeTable strict = types(loader, Generation.BUILT, FinalFields.STRICT);
        assertThat(fused(mutating, loader, Zoo.Primitives.class, new Name(true))).isNotNull();
        assertThat(fused(strict, loader, Zoo.Primitives.class, new Name(true))).isNull();
        assertThat(fused(mutating, loader, Zoo.Primitives.class, new Name(true))).isNotNull();
    }

    @Test
    void aMarshallerOfAnotherLoaderGeneratesSinceTheCompanionWouldKeepIt() throws Exception {
        ClassLoader loader = zoo();
        ClassLoader child = new ClassLoader(loader) {};
        assertThat(body(types(child, Generation.AT_ONCE), loader, Zoo.Primitives.class).getClass().isHidden()).isTrue();
        Body first = body(types(loader, Generation.AT_ONCE), loader, Zoo.Primitives.class);
        assertThat(first.getClass().isHidden()).isFalse();
    }

    @Test
    void theInterpreterStaysWhereNothingIsToBeGenerated() throws Exception {
        ClassLoader loader = zoo();
        assertThat(body(types(loader, Generation.NEVER), loader, Zoo.Primitives.class)).isInstanceOf(InterpretedBody.class);
    }

    @Test
    void aCompanionOfAnotherStateOfTheClassIsNotTaken() throws Exception {
        CompanionClasses.write(folder, ZOO, List.of(Zoo.Primitives.class));
        String stale = CompanionName.of(CompanionClasses.plan(Zoo.Primitives.class)).replace('.', '/');
        Path file = folder.resolve(stale + ".class");
        Files.move(file, folder.resolve(stale + "0.class"), StandardCopyOption.ATOMIC_MOVE);
        ClassLoader loader = CompanionClasses.loader(folder, ZOO);
        assertThat(body(types(loader, Generation.AT_ONCE), loader, Zoo.Primitives.class).getClass().isHidden()).isTrue();
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
        assertThat(body(types(loader, Generation.AT_ONCE), loader, Zoo.Primitives.class).getClass().isHidden()).isTrue();
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
        assertThat(body(types(loader, Generation.AT_ONCE), loader, Zoo.Derived.class).getClass().isHidden()).isTrue();
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
