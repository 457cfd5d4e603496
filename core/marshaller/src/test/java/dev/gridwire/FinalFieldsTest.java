// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Finals;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Final fields: where a constructor sets them, where the JDK does, and where strict marshallers refuse a class. */
@Tag("core")
class FinalFieldsTest {

    /** More than it takes until code is fused. */
    private static final int USES = 100;

    private static final boolean JDK_SETS_SERIAL_FIELDS = Runtime.version().feature() >= 24;

    private static Marshaller marshaller(Generation generation, FinalFields fate) {
        return Marshaller.builder().allowPackage("dev.gridwire").allowPackage("dev.gridwire.zoo").generation(generation)
                .finalFields(fate).build();
    }

    private static Object copy(Marshaller marshaller, Object value) {
        return marshaller.unmarshal(marshaller.marshal(value));
    }

    private static void assertCopied(Marshaller marshaller, Object value) {
        assertThat(ExactComparison.gravest(value, copy(marshaller, value))).isEmpty();
    }

    static Stream<Arguments> all() {
        return Arrays.stream(Generation.values())
                .flatMap(generation -> Finals.samples().map(sample -> Arguments.of(generation, sample)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void allComeBackWhereFieldsMayBeSet(Generation generation, Object sample) {
        Marshaller marshaller = marshaller(generation, FinalFields.MUTATED);
        for (int i = 0; i < USES; i++) {
            assertCopied(marshaller, sample);
        }
    }

    /** None of these is Serializable, so nothing but a constructor sets their fields. */
    static Stream<Arguments> constructed() {
        Finals.Money price = new Finals.Money(1, "EUR");
        return Arrays.stream(Generation.values()).flatMap(generation -> Stream.of(
                        price, new Finals.Money(2, null), Finals.Pair.of(price, price), Finals.Pair.of(null, 5L),
                        new Finals.Kinds(true, (byte) -1, 'x', (short) 300, 1.5f, -2.5, price),
                        new Finals.Special<>("own", List.of(price), 7, "above"), new Finals.Named("n", price),
                        new Finals.Ring("a", new Object[] {price}), new Finals.Bean(9),
                        new Finals.Account("a").with(4, List.of(price)), new Finals.Account("b").with(0, null),
                        new Finals.Tree("a", new Finals.Tree("b", null, List.of()), new ArrayList<>()),
                        new Finals.Link(1, new Finals.Link(2, null)),
                        new ArrayList<>(List.of(new Finals.Bean(3), price, price)))
                .map(sample -> Arguments.of(generation, sample)));
    }

    @ParameterizedTest
    @MethodSource("constructed")
    void provenConstructorsServeStrictMarshallers(Generation generation, Object sample) {
        Marshaller marshaller = marshaller(generation, FinalFields.STRICT);
        for (int i = 0; i < USES; i++) {
            assertCopied(marshaller, sample);
        }
    }

    @ParameterizedTest
    @EnumSource
    void classesWhoseFieldsNothingMaySetAreRefusedWithTheRemedies(Generation generation) {
        Marshaller marshaller = marshaller(generation, FinalFields.STRICT);
        for (Object value : List.of(new Finals.Interval(1, 2), new Finals.Stamped(1))) {
            String owner = value instanceof Finals.Stamped ? Finals.Origin.class.getName() : value.getClass().getName();
            assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> marshaller.marshal(value))
                    .withMessageContaining("A final field cannot be set: class=" + owner)
                    .withMessageContaining("give it a constructor that stores its parameters in all final fields")
                    .withMessageContaining("set final-fields=mutated")
                    .withMessageContaining("--enable-final-field-mutation=ALL-UNNAMED")
                    .withMessageContaining("Enable-Final-Field-Mutation: ALL-UNNAMED");
            byte[] bytes = marshaller(generation, FinalFields.MUTATED).marshal(value);
            assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> marshaller.unmarshal(bytes))
                    .withMessageContaining("A final field cannot be set: class=" + owner);
        }
    }

    /** Lists one of its fields; the other one may be set by nobody, and none does. */
    static class Listing implements Serializable {
        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("number", int.class)};
        private final int number;
        private final String other = String.valueOf(serialVersionUID);

        Listing(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return number + other;
        }
    }

    @ParameterizedTest
    @EnumSource
    void listedFieldsAreSetToo(Generation generation) {
        Marshaller strict = marshaller(generation, FinalFields.STRICT);
        if (JDK_SETS_SERIAL_FIELDS) {
            assertThat(copy(strict, new Listing(4))).hasToString("4null");
        } else {
            assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> strict.marshal(new Listing(4)))
                    .withMessageContaining("A final field cannot be set: class=" + Listing.class.getName() + ", field=number");
        }
        assertThat(copy(marshaller(generation, FinalFields.MUTATED), new Listing(4))).hasToString("4null");
    }

    /** All kinds, two classes, a cycle; none of it by a constructor. */
    static class Base implements Serializable {
        private static final long serialVersionUID = 1;
        private final String same;
        int open = 3;

        Base(String same) {
            this.same = same.strip();
        }

        String inherited() {
            return same;
        }
    }

    static class Serial extends Base {
        private static final long serialVersionUID = 1;
        private final boolean z = Boolean.parseBoolean("true");
        private final byte b = Byte.parseByte("-3");
        private final char c = "x".charAt(0);
        private final short s = Short.parseShort("300");
        private final int i = Integer.parseInt("70000");
        private final long j = Long.parseLong("-1");
        private final float f = Float.parseFloat("1.5");
        private final double d = Double.parseDouble("-2.5");
        private final String same;
        private final List<@Nullable Object> any = new ArrayList<>();
        private final @Nullable Serial next;
        private int[] numbers = {1, 2};
        private transient int uses = 5;

        Serial(String same, @Nullable Serial next) {
            super("above " + same);
            this.same = same;
            this.next = next;
            any.add(this);
        }

        @Override
        public String toString() {
            return "" + z + b + c + s + i + j + f + d + same + any.size() + next + numbers.length + uses;
        }
    }

    static class Hooked implements Serializable {
        private static final long serialVersionUID = 1;
        private final String text;
        private final List<String> copies;

        Hooked(String text) {
            this.text = text.strip();
            this.copies = List.of(text);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            assertThat(copies).containsExactly(text);
        }
    }

    static class Resolved implements Serializable {
        private static final long serialVersionUID = 1;
        private final String text;

        Resolved(String text) {
            this.text = text;
        }

        private Object readResolve() {
            return new Resolved(text + "!");
        }
    }

    @ParameterizedTest
    @EnumSource
    void theJdkSetsFieldsOfSerializableClasses(Generation generation) {
        Marshaller strict = marshaller(generation, FinalFields.STRICT);
        Marshaller other = marshaller(generation, FinalFields.MUTATED);
        for (Object value : List.of(new Serial("b", new Serial("a", null)), new Finals.Names(List.of("a")), new Hooked("a"))) {
            byte[] bytes = other.marshal(value);
            if (JDK_SETS_SERIAL_FIELDS) {
                assertThat(strict.marshal(value)).isEqualTo(bytes);
                for (int i = 0; i < USES; i++) {
                    assertThat(ExactComparison.gravest(value, strict.unmarshal(bytes))).isEmpty();
                }
            } else {
                assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> strict.unmarshal(bytes))
                        .withMessageContaining("A final field cannot be set: class=");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatResolvesItselfIsReadFirst(Generation generation) {
        if (JDK_SETS_SERIAL_FIELDS) {
            assertThat(((Resolved) copy(marshaller(generation, FinalFields.STRICT), new Resolved("a"))).text).isEqualTo("a!");
        }
        assertThat(((Resolved) copy(marshaller(generation, FinalFields.MUTATED), new Resolved("a"))).text).isEqualTo("a!");
    }

    @ParameterizedTest
    @EnumSource
    void aCycleNeedsItsFirstObjectBeforeTheConstructorCanBeCalled(Generation generation) {
        Finals.Tree root = new Finals.Tree("root", null, new ArrayList<>());
        root.children.add(new Finals.Tree("leaf", root, List.of()));
        Marshaller free = marshaller(generation, FinalFields.MUTATED);
        Finals.Tree copy = (Finals.Tree) copy(free, root);
        assertThat(copy.children.get(0).parent).isSameAs(copy);
        byte[] bytes = free.marshal(root);
        assertThatExceptionOfType(MismatchedShapeException.class)
                .isThrownBy(() -> marshaller(generation, FinalFields.STRICT).unmarshal(bytes))
                .withMessageContaining("A final field cannot be set: class=" + Finals.Tree.class.getName());
    }

    /** As a payload may hold it, which another class or an older one wrote. */
    private static Finals.Named withoutName() throws ReflectiveOperationException {
        return (Finals.Named) SerialMethods.constructor(Finals.Named.class, Object.class.getConstructor()).newInstance();
    }

    @ParameterizedTest
    @EnumSource
    void aNullThatTheConstructorRefusesComesBack(Generation generation) throws ReflectiveOperationException {
        Finals.Named named = withoutName();
        Marshaller free = marshaller(generation, FinalFields.MUTATED);
        for (int i = 0; i < USES; i++) {
            assertCopied(free, new Finals.Named("n", "v"));
        }
        Finals.Named copy = (Finals.Named) copy(free, named);
        assertThat(copy.name).isNull();
        assertThatExceptionOfType(MismatchedShapeException.class)
                .isThrownBy(() -> copy(marshaller(generation, FinalFields.STRICT), named))
                .withMessageContaining("A final field cannot be set: class=" + Finals.Named.class.getName());
    }

    @Test
    void bytesDoNotDependOnIt() {
        Marshaller strict = marshaller(Generation.AT_ONCE, FinalFields.STRICT);
        Marshaller free = marshaller(Generation.NEVER, FinalFields.MUTATED);
        constructed().map(each -> each.get()[1]).forEach(sample ->
                assertThat(strict.marshal(sample)).isEqualTo(free.marshal(sample)));
    }

    @Test
    void theSettingsChooseAndTheBuilderBeforeThemDoesNot() {
        Properties properties = new Properties();
        properties.setProperty("gridwire.final-fields", "strict");
        Settings strict = Settings.read(getClass().getClassLoader(), properties);
        Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.zoo")
                .finalFields(FinalFields.MUTATED).settings(strict).build();
        assertThatExceptionOfType(MismatchedShapeException.class)
                .isThrownBy(() -> marshaller.marshal(new Finals.Interval(1, 2)));
        Settings none = Settings.read(getClass().getClassLoader(), new Properties());
        assertCopied(Marshaller.builder().allowPackage("dev.gridwire.zoo").finalFields(FinalFields.MUTATED).settings(none)
                .build(), new Finals.Interval(1, 2));
    }
}
