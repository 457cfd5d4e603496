// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.platform.Unsupported;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.wire.WireInput;
import dev.gridwire.zoo.Finals;
import dev.gridwire.zoo.Hooked;
import dev.gridwire.zoo.Keyed;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DescribedClassesTest {

    private static final String NODE = Zoo.Node.class.getName();
    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/descriptions.txt");

    @Test
    void descriptionsAreTheGoldenOnes() throws IOException {
        String printed = Stream.of(
                        Zoo.Order.class, Zoo.Derived.class, Zoo.Mixed.class, Zoo.Colour.class, Zoo.Shape.class, Zoo.Empty.class,
                        Zoo.Arrays2.class, Hooked.Writes.class, Hooked.OwnList.class, Hooked.OwnCalendar.class,
                        ArrayList.class, Thread.class, Keyed.Period.class, Keyed.Numbers.class, Keyed.Session.class,
                        Keyed.Holder.class, Keyed.OwnMap.class, Keyed.OwnSet.class, Zoo.Point.class,
                        Finals.Money.class, Finals.Named.class, Finals.Names.class, Finals.Stamped.class)
                .map(type -> ClassDescription.print(type.getName(), Inspectors.LAYOUTS))
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(GOLDEN, printed);
            Assumptions.abort("golden file rewritten: " + GOLDEN);
        }
        assertThat(printed).isEqualTo(Files.readString(GOLDEN));
    }

    static Stream<Object> hooked() {
        return Stream.of(new Hooked.OwnCalendar(), new Hooked.OwnNumbers());
    }

    @ParameterizedTest
    @MethodSource("hooked")
    void theReasonAndTheRemedyAreTheMarshallers(Object value) {
        Unsupported reason = Unsupported.of(Inspectors.LAYOUTS.resolve(value.getClass().getName()), Inspectors.LAYOUTS)
                .orElseThrow();
        assertThat(catchThrowable(() -> TestMarshallers.ZOO.marshal(value)))
                .hasMessageContainingAll(reason.rule(), reason.remedy());
        assertThat(ClassDescription.print(value.getClass().getName(), Inspectors.LAYOUTS))
                .endsWith("\n" + reason.rule() + ";\n" + reason.remedy() + ".\n");
    }

    /** The schema stands behind the name of the root's type. */
    @ParameterizedTest
    @ValueSource(classes = {Zoo.Node.class, Zoo.Boxes.class, Zoo.Arrays2.class, Zoo.Derived.class, Zoo.Slots.class})
    void theSchemaIsThatOfPayloadsFromBothSources(Class<?> type) throws ReflectiveOperationException {
        Object value = type == Zoo.Node.class ? new Zoo.Node(1) : type.getConstructor().newInstance();
        byte[] payload = Marshaller.builder().register(type, 1).allowPackage("dev.gridwire.zoo")
                .schemas(SchemaStore.inMemory()).build().marshal(value);
        int schema = WireInput.of(payload, 3, 4).readFixedInt();
        LayoutResolver live = LayoutResolver.of(new ReflectionSource(Zoo.class.getClassLoader()));
        assertThat(Schema.of(type.getName(), live).hash()).isEqualTo(schema);
        assertThat(Schema.of(type.getName(), Inspectors.LAYOUTS).hash()).isEqualTo(schema);
        assertThat(ClassDescription.print(type.getName(), Inspectors.LAYOUTS))
                .contains(String.format("  schema       %08x\n", schema));
    }

    @Test
    void dotsMayStandForTheDollarSignsOfNestedClasses() {
        assertThat(ClassDescription.binaryName("dev.gridwire.zoo.Zoo.Node", Inspectors.LAYOUTS)).contains(NODE);
        assertThat(ClassDescription.binaryName("java.util.Map.Entry", Inspectors.LAYOUTS)).contains("java.util.Map$Entry");
        assertThat(ClassDescription.binaryName("no.such.Type", Inspectors.LAYOUTS)).isEmpty();
        for (String odd : List.of("", ".", "..", "a..b", "/", "[I", "int")) {
            assertThat(ClassDescription.binaryName(odd, Inspectors.LAYOUTS)).isEmpty();
        }
    }

    @Test
    void aMissingClassIsNamed() {
        assertThatThrownBy(() -> ClassDescription.print("no.such.Type", Inspectors.LAYOUTS))
                .isInstanceOf(ClassModelException.class)
                .hasMessageContaining("class=no.such.Type");
    }

    /** No more is asked of the companion than that it is there. */
    @Test
    void theDescriptionOfAClassNamesItsFusedCompanion() {
        LayoutResolver classes = LayoutResolver.of(new ReflectionSource(Zoo.class.getClassLoader()));
        Plan plan = new Planner(classes, NativeTarget.TARGET, CodePlacement.PACKAGE)
                .plan(classes.resolve(Zoo.Primitives.class.getName()));
        String companion = CompanionName.of(plan);
        ModelSource source = name -> name.equals(companion)
                ? Optional.of(classes.model(Zoo.Empty.class.getName()))
                : classes.find(name);
        assertThat(ClassDescription.print(Zoo.Primitives.class.getName(), LayoutResolver.of(source)))
                .contains("\nFused code: the companion " + companion.substring(companion.lastIndexOf('.') + 1)
                        + ",\n    after 8 graphs");
        assertThat(ClassDescription.print(Zoo.Empty.class.getName(), LayoutResolver.of(source)))
                .contains("\nFused code: made after 64 graphs");
    }

    private static boolean isNameless(Class<?> type) {
        return type.isHidden() || Proxy.isProxyClass(type);
    }

    @Test
    void everyClassThatSomeSampleHasIsDescribed() {
        for (Object sample : Inspectors.samples()) {
            if (sample != null && !sample.getClass().isArray() && !isNameless(sample.getClass())) {
                assertThat(ClassDescription.print(sample.getClass().getName(), Inspectors.LAYOUTS)).isNotEmpty();
            }
        }
        assertThat(ClassDescription.print(Date.class.getName(), Inspectors.LAYOUTS))
                .contains("number 29, its objects take handles");
    }
}
