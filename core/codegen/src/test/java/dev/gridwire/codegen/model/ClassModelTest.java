// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.codegen.model.HookMethod.Role;
import dev.gridwire.codegen.model.Nesting.Place;
import dev.gridwire.testkit.zoo.TopLevelEnum;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the models say; that both readers say the same is the parity tests' business. */
class ClassModelTest {

    private static final ModelSource SOURCE = new ReflectionSource(ClassModelTest.class.getClassLoader());

    @Test
    void hooksOfTheRightFormAreHonoured() {
        SerialFacts facts = zoo("Hooks$AllRight").serial();
        assertThat(facts.hooks()).extracting(HookMethod::role).hasSize(5).containsOnly(Role.HONOURED);
        assertThat(facts.method(Hook.READ_RESOLVE).orElseThrow().access()).isEqualTo(Access.PROTECTED);
        assertThat(facts.persistentFields()).isTrue();
        assertThat(facts.versionUid()).isTrue();
    }

    @Test
    void hooksOfTheWrongFormAreNot() {
        SerialFacts facts = zoo("Hooks$AllWrong").serial();
        assertThat(facts.hooks()).extracting(HookMethod::role).hasSize(5).containsOnly(Role.BLOCKING);
        assertThat(facts.persistentFields()).isFalse();
        assertThat(facts.versionUid()).isFalse();
    }

    @Test
    void methodsWithOtherParametersAreNoHooks() {
        assertThat(zoo("Hooks$OtherParameters").serial().hooks()).isEmpty();
    }

    @Test
    void versionUidOfAnyPrimitiveIntegerCounts() {
        assertThat(zoo("Hooks$IntVersion").serial().versionUid()).isTrue();
        assertThat(zoo("Hooks$ComputedVersion").serial().versionUid()).isTrue();
        assertThat(zoo("Hooks$BoxedVersion").serial().versionUid()).isFalse();
    }

    @Test
    void covariantHookHidesItsBridge() {
        assertThat(zoo("Hooks$Covariant").serial().honours(Hook.READ_RESOLVE)).isFalse();
    }

    @Test
    void enumConstantsKeepTheirOrder() {
        assertThat(ReflectionReader.read(TopLevelEnum.class).enumConstants()).containsExactly("SECOND", "FIRST");
        assertThat(zoo("Shapes$WithBodies").isFinal()).isFalse();
        assertThat(zoo("Shapes$WithBodies").enumConstants()).containsExactly("Z", "Y");
        assertThat(zoo("Shapes$WithBodies$1").kind()).isEqualTo(ClassKind.CLASS);
    }

    @Test
    void recordComponentsKeepTheirOrderAndFieldsAreSorted() {
        ClassModel model = zoo("Shapes$Generic");
        assertThat(model.components()).extracting(ComponentModel::name).containsExactly("items", "array", "map");
        assertThat(model.fields()).extracting(FieldModel::name).containsExactly("array", "items", "map");
        assertThat(model.components().get(0).type()).hasToString("java.util.List<? extends T>");
    }

    @Test
    void constructorsCarryTheirParameterNamesWhereRecorded() {
        assertThat(zoo("Shapes$Constructors").constructors())
                .extracting(ConstructorModel::parameterNames)
                .containsExactly(List.of(), List.of("count", "name", "lists"), List.of("map"));
    }

    @Test
    void annotationsCarryValuesThatAreNoDefaults() {
        FieldModel two = zoo("Annotated").fields().stream().filter(field -> field.name().equals("two")).findFirst().orElseThrow();
        assertThat(two.annotations()).extracting(AnnotationModel::values)
                .containsExactly(Map.of("value", List.of("3"), "name", List.of("named")), Map.of("value", List.of("and")));
        assertThat(zoo("Annotated").annotation(ZOO + "Annotated$Id").orElseThrow().values())
                .isEqualTo(Map.of("value", List.of("7")));
    }

    @Test
    void placesAreToldApart() {
        assertThat(zoo("Shapes").nesting()).isEqualTo(Nesting.topLevel(ZOO + "Shapes"));
        assertThat(zoo("Shapes$Inner").isInner()).isTrue();
        assertThat(zoo("Shapes$Point").isInner()).isFalse();
        assertThat(zoo("Shapes$1").nesting().place()).isEqualTo(Place.ANONYMOUS);
        assertThat(zoo("Shapes$1Local").nesting().place()).isEqualTo(Place.LOCAL);
        assertThat(zoo("Shapes$1Local").nesting().enclosingClass()).contains(ZOO + "Shapes");
    }

    @Test
    void capturedVariablesAreSyntheticFields() {
        assertThat(zoo("Shapes$1").fields())
                .filteredOn(FieldModel::isSynthetic)
                .extracting(FieldModel::name)
                .containsExactly("this$0", "val$captured", "val$text");
    }

    @Test
    void readingRunsNoStaticInitialiser() {
        assertThat(zoo("Hooks$InitialiserFails").serial().versionUid()).isTrue();
        assertThat(zoo("Hooks$InitialisedEnum").enumConstants()).containsExactly("ONE", "TWO");
    }

    @Test
    void arraysAndPrimitivesHaveNoModel() {
        assertThatExceptionOfType(ClassModelException.class).isThrownBy(() -> ReflectionReader.read(int[].class));
        assertThatExceptionOfType(ClassModelException.class).isThrownBy(() -> ReflectionReader.read(int.class));
    }

    private static final String ZOO = "dev.gridwire.testkit.zoo.";

    private static ClassModel zoo(String name) {
        return SOURCE.find(ZOO + name).orElseThrow();
    }
}
