// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConstructorProofTest {

    private static Optional<ProvenConstructor> find(LayoutResolver layouts, Class<?> type) {
        return layouts.constructor(layouts.resolve(type.getName()));
    }

    private static ProvenConstructor proven(Class<?> type) {
        return find(Layouts.fromReflection(), type).orElseThrow();
    }

    static List<Class<?>> proven() {
        return Arrays.stream(ProvenZoo.class.getDeclaredClasses())
                .filter(type -> type != ProvenZoo.Base.class && type != ProvenZoo.Empty.class).toList();
    }

    static List<Class<?>> unproven() {
        return Arrays.asList(UnprovenZoo.class.getDeclaredClasses());
    }

    @ParameterizedTest
    @MethodSource("proven")
    void whatStoresItsParametersIsProven(Class<?> type) {
        ProvenConstructor found = proven(type);
        assertThat(found.slots()).containsExactlyInAnyOrderElementsOf(Layouts.of(type).slots());
        assertThat(find(Layouts.fromClassFiles(), type)).contains(found);
    }

    @ParameterizedTest
    @MethodSource("unproven")
    void whatDoesMoreIsNot(Class<?> type) {
        assertThat(find(Layouts.fromReflection(), type)).isEmpty();
        assertThat(find(Layouts.fromClassFiles(), type)).isEmpty();
    }

    @Test
    void slotsFollowTheStoresAndNotTheNames() {
        assertThat(proven(ProvenZoo.Swapped.class).names()).containsExactly("second", "first");
        assertThat(proven(ProvenZoo.Swapped.class).access()).isEqualTo(Access.PRIVATE);
        assertThat(proven(ProvenZoo.Crossed.class).names()).containsExactly("second", "first");
    }

    @Test
    void slotsOfSuperclassesAreCovered() {
        ProvenConstructor found = proven(ProvenZoo.Derived.class);
        assertThat(found.parameters()).extracting(slot -> slot.owner().replaceAll(".*\\$", "") + '.' + slot.name())
                .containsExactly("Derived.value", "Derived.name", "Base.name", "Base.count");
        assertThat(found.descriptor()).isEqualTo("(Ljava/lang/Comparable;Ljava/lang/String;Ljava/lang/String;I)V");
    }

    @Test
    void slotsThatAreNotFinalMayBeSetAfterwards() {
        ProvenConstructor found = proven(ProvenZoo.Incomplete.class);
        assertThat(found.names()).containsExactly("number");
        assertThat(found.others()).extracting(Slot::name).containsExactly("limit", "other", "any", "lines", "text");
        found.slots().forEach(slot -> assertThat(found.slots().get(found.indexOf(slot))).isEqualTo(slot));
        assertThat(proven(ProvenZoo.Initial.class).others()).isEmpty();
    }

    @Test
    void parametersThatMayNotBeNullAreMarked() {
        assertThat(proven(ProvenZoo.Checked.class).names()).containsExactly("name!", "lines!");
        assertThat(proven(ProvenZoo.Marked.class).names()).containsExactly("name!", "number");
    }

    @Test
    void theOneThatRefusesLeastIsTaken() {
        assertThat(proven(ProvenZoo.Choosing.class).nonNull()).isEmpty();
    }

    @Test
    void partsOfALayoutHaveNoConstructor() {
        LayoutResolver layouts = Layouts.fromReflection();
        Layout whole = layouts.resolve(ProvenZoo.Derived.class.getName());
        assertThat(layouts.constructor(whole)).isPresent();
        assertThat(layouts.constructor(whole.withLevels(whole.levels().subList(1, 2)))).isEmpty();
    }

    @Test
    void withoutTheClassFileNothingIsProven() {
        ModelSource source = new ReflectionSource(getClass().getClassLoader());
        assertThat(find(LayoutResolver.of(source::find), ProvenZoo.Crossed.class)).isEmpty();
    }

    /** As where a loader gives resources that its classes were not defined from. */
    @Test
    void theFileOfAnotherStateOfTheClassProvesNothing() {
        ModelSource source = new ReflectionSource(getClass().getClassLoader());
        ModelSource other = new ModelSource() {
            @Override
            public Optional<ClassModel> find(String name) {
                return source.find(name);
            }

            @Override
            public Optional<byte[]> classFile(String name) {
                return source.classFile(ProvenZoo.Swapped.class.getName());
            }
        };
        assertThat(find(LayoutResolver.of(other), ProvenZoo.Crossed.class)).isEmpty();
        assertThat(find(LayoutResolver.of(other), ProvenZoo.Swapped.class)).isPresent();
    }
}
