// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.type.FinalFields;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes so large that their code is cut, or not generated. */
class LargeClassesTest {

    /** Each with a value that is not the default. */
    private static final List<String> FIELDS = List.of(
            "int # = 3", "long # = 1L << 40", "String # = \"text\"", "Object # = Integer.valueOf(5)", "double # = 1.5",
            "Part # = null", "byte # = 7", "Part # = new Part()", "boolean # = true", "char # = 'x'", "int[] # = {1, 2}",
            "float # = 2.5f",
            "final Part # = new Part()", "short # = 9", "private final long # = Long.parseLong(\"-2\")", "Large # = this",
            "java.util.List<String> # = new java.util.ArrayList<>(java.util.List.of(\"a\"))", "private final Object # = null");

    /** With the argument of each. */
    private static final Map<String, Object> COMPONENTS = new java.util.LinkedHashMap<>(Map.of(
            "int", -5, "String", "text", "Object", 'c', "boolean", true, "byte", (byte) 3, "float", 2.5f));

    /** Final fields that have values of their own are set by handles, whose constants count. */
    private static Bodies bodies(ClassLoader loader) {
        return Bodies.of(loader, Set.of("large"), FinalFields.MUTATED);
    }

    private static Class<?> compile(String text) throws ClassNotFoundException {
        Map<String, byte[]> classFiles = Compiler.compile(Map.of("large.Large", text));
        return new BytesLoader(classFiles, LargeClassesTest.class.getClassLoader()).loadClass("large.Large");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 17, 18, 19, 20, 35, 36, 54, 350, 1_000})
    void aClassOfSoManyMixedFieldsIsGenerated(int fields) throws ReflectiveOperationException {
        String text = IntStream.range(0, fields)
                .mapToObj(i -> FIELDS.get(i * 7 % FIELDS.size()).replace("#", "f" + i) + ";\n")
                .collect(Collectors.joining("", "package large; public class Large {\n",
                        "static final class Part { int a = 4; Part next; }\n}"));
        checkGenerated(compile(text).getConstructor().newInstance());
    }

    /** A slot whose field no instruction reaches takes three constants. */
    @Test
    @Tag("full")
    void aClassOfTheMostFieldsThatNeedHandlesIsGenerated() throws ReflectiveOperationException {
        Map<String, String> sources = Map.of(
                "large.Large", "package large; public class Large extends Part {}",
                "large.Part", IntStream.range(0, 1_000)
                        .mapToObj(i -> "private final Part f" + i + (i % 2 == 0 ? " = this;\n" : " = null;\n"))
                        .collect(Collectors.joining("", "package large; public class Part {\n", "}")));
        BytesLoader loader = new BytesLoader(Compiler.compile(sources), LargeClassesTest.class.getClassLoader());
        checkGenerated(loader.loadClass("large.Large").getConstructor().newInstance());
    }

    @ParameterizedTest
    @ValueSource(strings = {"int", "long", "double", "boolean", "String", "Object", "Large"})
    void aClassOfManyFieldsOfOneKindIsGenerated(String kind) throws ReflectiveOperationException {
        String text = IntStream.range(0, 350)
                .mapToObj(i -> kind + " f" + i + (kind.equals("Large") && i % 2 == 0 ? " = this" : "") + ";\n")
                .collect(Collectors.joining("", "package large; public class Large {\n", "}"));
        checkGenerated(compile(text).getConstructor().newInstance());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 19, 20, 21, 99, 100})
    void aRecordOfSoManyComponentsIsGenerated(int components) throws ReflectiveOperationException {
        checkGenerated(record(components, true));
    }

    /** 254 is the JVM's limit: 255 arguments, the object among them. */
    @ParameterizedTest
    @ValueSource(ints = {101, 254})
    void aRecordOfSoManyComponentsIsInterpreted(int components) throws ReflectiveOperationException {
        Object record = record(components, false);
        Bodies bodies = bodies(record.getClass().getClassLoader());
        assertThat(bodies.isGenerated(record.getClass())).isFalse();
        bodies.check(record);
        bodies.check(new Object[] {record, null, record});
    }

    @Test
    void aRecordThatTakesAllLocalVariablesIsGenerated() throws ReflectiveOperationException {
        Class<?> type = compile("package large; public record Large("
                + IntStream.range(0, 100).mapToObj(i -> "double f" + i).collect(Collectors.joining(", ")) + ") {}");
        checkGenerated(type.getConstructors()[0].newInstance(IntStream.range(0, 100).mapToObj(i -> i + 0.5).toArray()));
    }

    /** The code that fills its constants would exceed the virtual machine's limit for a method. */
    @ParameterizedTest
    @ValueSource(strings = {"String", "private final Object"})
    @Tag("full")
    void aClassOfThousandsOfFieldsIsInterpreted(String kind) throws ReflectiveOperationException {
        String initial = kind.contains("final") ? " = null;\n" : ";\n";
        Object object = compile(IntStream.range(0, 7_000)
                .mapToObj(i -> kind + " f" + i + initial)
                .collect(Collectors.joining("", "package large; public class Large {\n", "}"))).getConstructor().newInstance();
        Bodies bodies = bodies(object.getClass().getClassLoader());
        bodies.check(object);
        assertThat(bodies.isGenerated(object.getClass())).isFalse();
    }

    private static Object record(int components, boolean wide) throws ReflectiveOperationException {
        List<String> kinds = List.copyOf(COMPONENTS.keySet());
        String text = IntStream.range(0, components)
                .mapToObj(i -> (wide && i % 3 == 0 ? i % 2 == 0 ? "long" : "double" : kinds.get(i % kinds.size())) + " f" + i)
                .collect(Collectors.joining(", ", "package large; public record Large(", ") {}"));
        Constructor<?> constructor = compile(text).getConstructors()[0];
        Object[] arguments = IntStream.range(0, components)
                .mapToObj(i -> wide && i % 3 == 0 ? i % 2 == 0 ? (Object) (long) i : (Object) (double) i
                        : COMPONENTS.get(kinds.get(i % kinds.size())))
                .toArray();
        return constructor.newInstance(arguments);
    }

    private static void checkGenerated(Object object) {
        Bodies bodies = bodies(object.getClass().getClassLoader());
        assertThat(bodies.isGenerated(object.getClass())).isTrue();
        bodies.check(object);
        bodies.check(new Object[] {object, null, object});
    }
}
