// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.type.FinalFields;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Details of how one version of a class reads another's payload, beside the table of changes. */
@Tag("core")
class TwoVersionsTest {

    private static final String NAME = "two.Order";
    /** Class files by source. */
    private static final Map<String, Map<String, byte[]>> COMPILED = new HashMap<>();

    /** A version, and a marshaller for it. */
    private record Version(ClassLoader loader, Marshaller marshaller) {

        static Version of(String body, Generation generation) {
            return of(body, generation, FinalFields.MUTATED);
        }

        static Version of(String body, Generation generation, FinalFields finalFields) {
            String source = body.startsWith("public") ? "package two; " + body
                    : "package two; public class Order implements java.io.Serializable { " + body + " }";
            ClassLoader loader = new BytesLoader(
                    COMPILED.computeIfAbsent(source, each -> Compiler.compile(Map.of(NAME, each))),
                    TwoVersionsTest.class.getClassLoader());
            return new Version(loader, WithGeneration.builder(generation).classLoader(loader).allowPackage("two")
                    .finalFields(finalFields).build());
        }

        Object make() throws ReflectiveOperationException {
            Class<?> type = loader.loadClass(NAME);
            if (type.isEnum()) {
                return type.getEnumConstants()[0];
            }
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        }

        byte[] written() throws ReflectiveOperationException {
            return marshaller.marshal(make());
        }

        Object read(byte[] payload) {
            return marshaller.unmarshal(payload);
        }
    }

    private static @Nullable Object field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }

    @ParameterizedTest
    @CsvSource({
        "byte, -128", "byte, 127", "short, -32768", "short, 32767", "char, 0", "char, 65535", "int, -2147483648",
        "int, 2147483647"
    })
    void aNumberIsItselfInAWiderField(String type, String value) throws ReflectiveOperationException {
        for (Generation generation : Generation.values()) {
            byte[] bytes = Version.of("%s a = (%s) %s;".formatted(type, type, value), generation).written();
            for (String wider : List.of("int", "long", "double")) {
                Object read = Version.of(wider + " a;", generation).read(bytes);
                assertThat(((Number) field(read, "a")).doubleValue()).as("%s, %s", wider, generation)
                        .isEqualTo(Double.parseDouble(value));
            }
            if (!type.equals("char")) {
                Object boxed = Version.of("Long a;", generation).read(bytes);
                assertThat(field(boxed, "a")).isEqualTo(Long.parseLong(value));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "long a = 1L << 40; | int a;    | A number | java.lang.Long",
        "Object a = NAME;   | int a;    | A value  | java.lang.String",
        "String a = null;   | int a;    | A value  | null",
        "Object a = 5;      | String a; | A value  | java.lang.Integer"
    })
    void aMisfitIsNamed(String old, String now, String what, String value) throws ReflectiveOperationException {
        for (Generation generation : Generation.values()) {
            byte[] bytes = Version.of(old.replace("NAME", "\"name\""), generation).written();
            Version version = Version.of(now, generation);
            assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> version.read(bytes))
                    .withMessageContaining(what + " does not fit the field as it is here: field=two.Order.a")
                    .withMessageContaining("value=" + value + ",");
        }
    }

    static Stream<Arguments> kinds() {
        String hook = "private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException"
                + " { out.defaultWriteObject(); }";
        return Stream.of(
                Arguments.of("int a = 1;", "public enum Order { ONE }", "written=CLASS"),
                Arguments.of("int a = 1; " + hook, "public enum Order { ONE }", "written=hooked CLASS"),
                Arguments.of("public enum Order { ONE }", "int a = 1;", "written=ENUM"),
                Arguments.of("public enum Order { ONE }", "int a = 1; " + hook, "written=ENUM"));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aClassOfAnotherKindIsRefusedByBoth(String old, String now, String written) throws ReflectiveOperationException {
        byte[] bytes = Version.of(old, Generation.WHEN_USED).written();
        Version version = Version.of(now, Generation.WHEN_USED);
        assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> version.read(bytes))
                .withMessageContaining("A class has changed its kind: class=two.Order, " + written + ", here=");
    }

    private static final String LARGE = """
            int a = 1; Part[] parts = new Part[300]; String last = "last";
            { for (int i = 0; i < parts.length; i++) { parts[i] = new Part(); parts[i].number = i; } }
            { parts[299].again = parts[0]; }
            static class Part implements java.io.Serializable { int number; Part again = null; }
            """;

    @ParameterizedTest
    @EnumSource
    void unknownFieldsPassThroughAnyNumberOfOldReaders(Generation generation) throws ReflectiveOperationException {
        Version newer = Version.of(LARGE, generation);
        byte[] bytes = newer.written();
        for (int reader = 0; reader < 3; reader++) {
            Version older = Version.of("int a = 1;", generation);
            bytes = older.marshaller.marshal(older.read(bytes));
        }
        Object back = newer.read(bytes);
        assertThat(field(back, "last")).isEqualTo("last");
        Object[] parts = (Object[]) field(back, "parts");
        assertThat(parts).hasSize(300);
        assertThat(field(parts[299], "number")).isEqualTo(299);
        assertThat(field(parts[299], "again")).isSameAs(parts[0]);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsKeptIsWrittenWhereNoFinalFieldIsSetByReflection(Generation generation) throws ReflectiveOperationException {
        Version older = Version.of("int a = 1;", generation, FinalFields.STRICT);
        Version newer = Version.of(LARGE, generation);

        Object back = newer.read(older.marshaller.marshal(older.read(newer.written())));

        assertThat((Object[]) field(back, "parts")).hasSize(300);
    }

    @ParameterizedTest
    @EnumSource
    void aCopyHasWhatIsNotKnownIfToldSo(Generation generation) throws ReflectiveOperationException {
        Version newer = Version.of("int a = 1; String note = \"kept\";", generation);
        Version older = Version.of("int a = 2;", generation);
        Object read = older.read(newer.written());
        Object copy = older.make();
        assertThat(field(newer.read(older.marshaller.marshal(copy)), "note")).isNull();

        older.marshaller.keepUnknownFields(read, copy);
        Object back = newer.read(older.marshaller.marshal(copy));
        assertThat(field(back, "note")).isEqualTo("kept");
        assertThat(field(back, "a")).isEqualTo(2);
    }

    private static final String BY_NAME = """
            public String seen = "";
            private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                java.io.ObjectInputStream.GetField fields = in.readFields();
                seen = %s;
            }
            """;

    @ParameterizedTest
    @EnumSource
    void aHookSeesFieldsAsTheyAreHere(Generation generation) throws ReflectiveOperationException {
        String hook = "private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException"
                + " { out.defaultWriteObject(); }";
        byte[] bytes = Version.of("int a = 5; String b = \"b\"; byte gone = 3; Integer boxed = 6; " + hook, generation).written();
        Object read = Version.of("long a; String b; int more = 9; long boxed; " + BY_NAME.formatted(
                "fields.get(\"a\", 0L) + \" \" + fields.get(\"b\", \"none\") + \" \" + fields.get(\"more\", 7)"
                        + " + \" \" + fields.get(\"boxed\", 0L) + \" \" + fields.defaulted(\"more\")"), generation).read(bytes);
        assertThat(field(read, "seen")).isEqualTo("5 b 7 6 true");
    }

    /** A field that is unknown here holds an object of a class that is unknown, too, and the store knows nothing of it. */
    @Test
    void aClassKnownByItsIdAloneIsRefusedWithItsSchema() throws ReflectiveOperationException {
        ClassLoader young = new BytesLoader(Compiler.compile(Map.of(
                NAME, "package two; public class Order { Object more = new More(); }",
                "two.More", "package two; public class More { int a; }")), TwoVersionsTest.class.getClassLoader());
        SchemaStore store = SchemaStore.inMemory();
        byte[] bytes = Marshaller.builder().classLoader(young).schemas(store).register(young.loadClass(NAME))
                .register(young.loadClass("two.More"), 9).build()
                .marshal(young.loadClass(NAME).getDeclaredConstructor().newInstance());
        ClassLoader old = new BytesLoader(Compiler.compile(Map.of(NAME, "package two; public class Order {}")),
                TwoVersionsTest.class.getClassLoader());
        Marshaller reader = Marshaller.builder().classLoader(old).schemas(new WithoutMore(store))
                .register(old.loadClass(NAME)).build();
        assertThatExceptionOfType(MismatchedShapeException.class).isThrownBy(() -> reader.unmarshal(bytes))
                .withMessageStartingWith("The payload's schema is not known: payloadSchema=");
    }

    /** Lost one schema. */
    private record WithoutMore(SchemaStore store) implements SchemaStore {

        @Override
        public boolean publish(SchemaDescription schema) {
            return store.publish(schema);
        }

        @Override
        public Collection<SchemaDescription> find(int hash) {
            return store.find(hash).stream().filter(each -> !each.schema().typeName().equals("two.More")).toList();
        }
    }
}
