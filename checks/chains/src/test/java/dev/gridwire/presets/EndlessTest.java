// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.hooks.StandIns;
import dev.gridwire.payload.Limits;
import dev.gridwire.registry.Presets;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Decoder;
import dev.gridwire.type.FinalFields;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntRange;
import kotlin.ranges.LongRange;
import kotlin.ranges.UIntRange;
import kotlin.ranges.ULongRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects of presets whose numbers say how far an iteration goes, with any numbers: each iteration ends, as a loop needs. */
class EndlessTest {

    private static final ClassLoader LOADER = EndlessTest.class.getClassLoader();
    private static final int[] NUMBERS = {-2, 0, 1, 3, 4};
    /** More than any of these numbers lead to, even as a letter, which has no sign. */
    private static final int MOST_ELEMENTS = 100_000;
    private static final int MOST_FIELDS = 5;
    private static final Marshaller READER = reader(FinalFields.MUTATED);
    private static final Marshaller STRICT = reader(FinalFields.STRICT);
    private static final Forgery FORGERY = Forgery.of(LOADER);

    private final Set<String> findings = new TreeSet<>();
    private final Set<String> tried = new TreeSet<>();

    private static Marshaller reader(FinalFields finals) {
        MarshallerBuilder builder = Marshaller.builder().finalFields(finals);
        Presets.listed().names().forEach(builder::allowLibrary);
        return builder.build();
    }

    static List<String> names() {
        return Presets.listed().names();
    }

    /** Their classes are final, so a field might do without a name. */
    record Ranges(CharRange letters, IntRange numbers, LongRange large, scala.collection.immutable.Range scala) {}

    @Test
    void rangesInFieldsOfTheirClassComeBack() {
        MarshallerBuilder builder = Marshaller.builder().register(Ranges.class);
        Presets.listed().names().forEach(builder::allowLibrary);
        Marshaller marshaller = builder.build();
        Ranges ranges = new Ranges(new CharRange('a', 'z'), new IntRange(1, 5), new LongRange(2, 9),
                new scala.collection.immutable.Range.Inclusive(1, 9, 2));
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(ranges))).isEqualTo(ranges);
        Ranges none = new Ranges(null, null, null, null);
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(none))).isEqualTo(none);
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachIterationEnds(String preset) throws ClassNotFoundException {
        List<Object> known = KnownParts.of(preset);
        for (String name : Presets.listed().classes(preset)) {
            Class<?> type = Class.forName(name, false, LOADER);
            List<Field> numbers = numbers(type);
            if (isIterated(type) && numbers.size() > 1 && numbers.size() <= MOST_FIELDS) {
                known.stream().filter(each -> each.getClass() == type).forEach(each -> withAll(Parts.copy(each), numbers, 0));
            }
        }
        assertThat(findings).isEmpty();
        if (preset.equals("scala")) {
            assertThat(tried)
                    .contains("scala.collection.immutable.Range$Exclusive", "scala.collection.immutable.Range$Inclusive");
        }
    }

    private static boolean isIterated(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers())
                && (Iterable.class.isAssignableFrom(type) || scala.collection.IterableOnce.class.isAssignableFrom(type));
    }

    private static List<Field> numbers(Class<?> type) {
        return Parts.of(type).stream()
                .filter(each -> Set.of(int.class, long.class, char.class).contains(each.getType())).toList();
    }

    private void withAll(Object object, List<Field> fields, int index) {
        if (index == fields.size()) {
            examine(object, FORGERY.places().get(0), READER::unmarshal);
            if (object instanceof Serializable) {
                examine(object, ForgedStreams.places().get(0), EndlessTest::readStream);
            }
            return;
        }
        for (int number : NUMBERS) {
            Class<?> type = fields.get(index).getType();
            Parts.set(object, fields.get(index),
                    type == long.class ? (Object) (long) number : type == char.class ? (Object) (char) number : (Object) number);
            withAll(object, fields, index + 1);
        }
    }

    private static @Nullable Object readStream(byte[] bytes) {
        return JavaBytes.read(bytes, 0, bytes.length, LOADER, READER.policy(), Limits.DEFAULT);
    }

    private void examine(Object object, Place place, Decoder decoder) {
        byte[] bytes;
        try {
            bytes = place.putting().write(object, object);
        } catch (RuntimeException e) {
            // It is written only as another, which is made anew.
            return;
        }
        tried.add(object.getClass().getName());
        Attempt read = Attempt.of(decoder, bytes);
        if (read.object() != null && !ends(read.object())) {
            findings.add(object.getClass().getName());
        }
    }

    private static boolean ends(Object object) {
        return object instanceof Iterable<?> iterable ? ends(iterable.iterator()) : ends(
                scala.jdk.javaapi.CollectionConverters.asJava(((scala.collection.IterableOnce<?>) object).iterator()));
    }

    private static boolean ends(Iterator<?> elements) {
        try {
            for (int i = 0; i < MOST_ELEMENTS && elements.hasNext(); i++) {
                elements.next();
            }
            return !elements.hasNext();
        } catch (RuntimeException e) {
            return true;
        }
    }

    static List<Object> ranges() {
        return List.of(new IntRange(1, 5), new CharRange('a', 'c'), UIntRange.Companion.getEMPTY(),
                ULongRange.Companion.getEMPTY(), scala.collection.immutable.Range$.MODULE$.apply(1, 9, 3),
                scala.collection.immutable.Range$.MODULE$.inclusive(9, 1, -2));
    }

    /** Also where final fields are set by constructors alone. */
    @ParameterizedTest
    @MethodSource("ranges")
    void aRangeIsMadeByItsConstructor(Object range) {
        for (Marshaller each : List.of(READER, STRICT)) {
            assertThat(each.<Object>unmarshal(each.marshal(range))).isEqualTo(range).hasSameClassAs(range);
        }
    }

    @Test
    void numbersThatAConstructorRefusesAreRefused() {
        Object steps = scala.collection.immutable.Range$.MODULE$.apply(1, 9, 3);
        for (long[] numbers : List.of(new long[] {1, 9, 0}, new long[] {1, 9}, new long[] {1L << 40, 9, 1})) {
            assertRefused(steps, "numbers", numbers);
        }
        assertRefused(new CharRange('a', 'c'), "numbers", new long[] {-1, 9});
        assertRefused(steps, "type", String.class);
        assertRefused(steps, "type", null);
    }

    private static void assertRefused(Object range, String part, @Nullable Object value) {
        Object standIn = StandIns.writtenFor(range);
        for (Field field : Parts.of(standIn.getClass())) {
            if (field.getName().equals(part)) {
                Parts.set(standIn, field, value);
            }
        }
        byte[] bytes = READER.marshal(new ArrayList<>(List.of(standIn)));
        assertThatThrownBy(() -> READER.unmarshal(bytes)).isInstanceOf(GridwireException.class);
    }
}
