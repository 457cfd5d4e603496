// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.odd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An {@code object} of Kotlin or Scala is read as the one that there is. The classes here are as those compilers make them. */
@Tag("core")
class SingletonsTest {

    /** Objects, companions and classes, as Kotlin's flags say it. */
    private static final String OBJECT = "{\"\\u0000\\u0000\\b\\u00c6\\u0002\"}";
    private static final String COMPANION = "{\"\\u0000\\u0000\\b\\u0086\\u0003\"}";
    private static final String CLASS = "{\"\\u0000\\u0000\\b\\u0006\"}";
    private static final String WITHOUT = "{}";

    private static final String METADATA = """
            package kotlin;
            @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
            public @interface Metadata {
                int k() default 1;
                String[] d1() default {};
            }
            """;
    private static final String KOTLIN = """
            package one;
            @kotlin.Metadata(d1 = %s)
            public final class Only %s {
                public static final Only INSTANCE = new Only();
                %s
                private Only() {}
            }
            """;

    private static ClassLoader kotlin(String d1, String supertypes, String fields) {
        return loader(Map.of("kotlin.Metadata", METADATA, "one.Only", KOTLIN.formatted(d1, supertypes, fields)));
    }

    private static ClassLoader loader(Map<String, String> sources) {
        return new BytesLoader(Compiler.compile(sources), SingletonsTest.class.getClassLoader());
    }

    private static MarshallerBuilder builder(ClassLoader loader, Generation generation) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage("one");
    }

    private static Object singleton(ClassLoader loader, String name, String field) throws ReflectiveOperationException {
        return loader.loadClass(name).getField(field).get(null);
    }

    private static Object another(Object only) throws ReflectiveOperationException {
        Constructor<?> constructor = only.getClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    /** First uses, generated code and fused code alike. */
    private static void assertReadAsItself(Object only, Marshaller marshaller) {
        List<Object> graphs = new ArrayList<>(List.of(only, new Object[] {only, "text", only}, new ArrayList<>(List.of(only)),
                new HashSet<>(Set.of(only)), new HashMap<>(Map.of(only, List.of(only)))));
        for (int i = 0; i < 300; i++) {
            assertThat(marshaller.<Object>unmarshal(marshaller.marshal(only))).isSameAs(only);
            for (Object graph : graphs) {
                Object copy = marshaller.unmarshal(marshaller.marshal(graph));
                Object found = copy.getClass() == only.getClass() ? copy
                        : copy instanceof Object[] array ? array[2]
                        : copy instanceof Map<?, ?> map ? map.keySet().iterator().next()
                        : copy instanceof Iterable<?> some ? some.iterator().next() : copy;
                assertThat(found).isSameAs(only);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void anObjectOfKotlinIsTheOneThatThereIs(Generation generation) throws ReflectiveOperationException {
        for (String d1 : List.of(OBJECT, WITHOUT)) {
            for (String fields : List.of("", "public int count; public Object other = new int[] {1};",
                    "private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {"
                            + " out.defaultWriteObject(); }")) {
                for (String supertypes : List.of("", "implements java.io.Serializable",
                        "extends java.util.ArrayList<String>")) {
                    ClassLoader loader = kotlin(d1, supertypes, fields);
                    assertReadAsItself(singleton(loader, "one.Only", "INSTANCE"), builder(loader, generation).build());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void inAPlaceThatDeclaresIt(Generation generation) throws ReflectiveOperationException {
        String owner = "package one; public class Owner { public Only only = Only.INSTANCE; public Object same = only;"
                + " public Owner next; }";
        ClassLoader loader = loader(Map.of("kotlin.Metadata", METADATA, "one.Only", KOTLIN.formatted(OBJECT, "", ""),
                "one.Owner", owner));
        Object only = singleton(loader, "one.Only", "INSTANCE");
        Marshaller marshaller = builder(loader, generation).build();
        Class<?> type = loader.loadClass("one.Owner");
        Object root = type.getConstructor().newInstance();
        Object last = root;
        for (int i = 0; i < 500; i++) {
            Object next = type.getConstructor().newInstance();
            type.getField("next").set(last, next);
            last = next;
        }
        for (int i = 0; i < 50; i++) {
            Object at = marshaller.unmarshal(marshaller.marshal(i % 2 == 0 ? root : last));
            for (; at != null; at = type.getField("next").get(at)) {
                assertThat(type.getField("only").get(at)).isSameAs(only).isSameAs(type.getField("same").get(at));
            }
        }
    }

    @Test
    void itKeepsWhatItHolds() throws ReflectiveOperationException {
        ClassLoader loader = kotlin(OBJECT, "", "public int count = 1;");
        Object only = singleton(loader, "one.Only", "INSTANCE");
        Marshaller marshaller = builder(loader, Generation.AT_ONCE).build();
        byte[] bytes = marshaller.marshal(only);
        only.getClass().getField("count").setInt(only, 7);
        assertThat(marshaller.<Object>unmarshal(bytes)).isSameAs(only);
        assertThat(only.getClass().getField("count").getInt(only)).isEqualTo(7);
    }

    /** As a member of an older release, which made another one, left it in the grid. */
    @Test
    void theBytesAreThoseOfAnyOtherClass() throws ReflectiveOperationException {
        ClassLoader kotlin = kotlin(OBJECT, "", "public int count = 1;");
        ClassLoader java = loader(Map.of("one.Only",
                KOTLIN.formatted("", "", "public int count = 1;").replaceAll("@kotlin.*\\n", "")));
        byte[] bytes = builder(kotlin, Generation.AT_ONCE).build().marshal(singleton(kotlin, "one.Only", "INSTANCE"));
        Object plain = singleton(java, "one.Only", "INSTANCE");
        Marshaller javas = builder(java, Generation.AT_ONCE).build();
        assertThat(javas.marshal(plain)).isEqualTo(bytes);
        assertThat(javas.<Object>unmarshal(bytes)).isNotSameAs(plain);
        Object only = singleton(kotlin, "one.Only", "INSTANCE");
        assertThat(builder(kotlin, Generation.AT_ONCE).build().<Object>unmarshal(javas.marshal(another(plain)))).isSameAs(only);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "public Object more = this;",
            "private void readObject(java.io.ObjectInputStream in) throws java.io.IOException { }"})
    void whatAnotherStateOfItWroteIsTheOneThatThereIs(String now) throws ReflectiveOperationException {
        ClassLoader old = kotlin(OBJECT, "implements java.io.Serializable", "public int count = 1; public Object gone = this;");
        ClassLoader current = kotlin(OBJECT, "implements java.io.Serializable", "public int count = 2;" + now);
        Marshaller olds = builder(old, Generation.AT_ONCE).build();
        Marshaller currents = builder(current, Generation.AT_ONCE).build();
        Object before = singleton(old, "one.Only", "INSTANCE");
        Object only = singleton(current, "one.Only", "INSTANCE");
        for (int i = 0; i < 300; i++) {
            List<Object> read = currents.unmarshal(olds.marshal(new ArrayList<>(List.of(before, "text", before))));
            assertThat(read.get(0)).isSameAs(only).isSameAs(read.get(2));
            read = olds.unmarshal(currents.marshal(read));
            assertThat(read.get(0)).isSameAs(before).isSameAs(read.get(2));
        }
        assertThat(only.getClass().getField("count").getInt(only)).isEqualTo(2);
    }

    private static final String COMPANIONS = """
            package one;
            @kotlin.Metadata(d1 = %s)
            public class Outer {
                public static final %s %s = new %s();
                @kotlin.Metadata(d1 = %s)
                public static final class %s {
                    private %s() {}
                }
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"Companion", "Named"})
    void aCompanionIsHeldByTheClassAroundIt(String name) throws ReflectiveOperationException {
        String source = COMPANIONS.formatted(CLASS, name, name, name, COMPANION, name, name);
        ClassLoader loader = loader(Map.of("kotlin.Metadata", METADATA, "one.Outer", source));
        Object only = singleton(loader, "one.Outer", name);
        assertReadAsItself(only, builder(loader, Generation.AT_ONCE).build());
        Marshaller companionAlone = Marshaller.builder().classLoader(loader).allowNamed(Set.of("one.Outer$" + name)).build();
        byte[] bytes = companionAlone.marshal(only);
        assertThatThrownBy(() -> companionAlone.unmarshal(bytes)).isInstanceOf(GridwireException.class)
                .hasMessageContaining("one.Outer");
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void anObjectOfScalaIsTheOneThatThereIs(Generation generation) throws ReflectiveOperationException {
        String source = "package one; public final class Only$ { public static final Only$ MODULE$ = new Only$();"
                + " private Only$() {} }";
        ClassLoader loader = loader(Map.of("one.Only$", source));
        assertReadAsItself(singleton(loader, "one.Only$", "MODULE$"), builder(loader, generation).build());
    }

    /** As in Java serialization. A class of Kotlin may have a field of that name in its companion, and other objects besides. */
    @ParameterizedTest
    @ValueSource(strings = {"java", "class", "lambda"})
    void otherClassesWithSuchAFieldAreCopied(String kind) throws ReflectiveOperationException {
        String source = KOTLIN.formatted(CLASS, "", "");
        ClassLoader loader = loader(Map.of("kotlin.Metadata", METADATA, "one.Only", switch (kind) {
            case "java" -> source.replaceAll("@kotlin.*\\n", "");
            case "class" -> source;
            default -> source.replace("(d1", "(k = 3, d1");
        }));
        Object only = singleton(loader, "one.Only", "INSTANCE");
        Marshaller marshaller = builder(loader, Generation.AT_ONCE).build();
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(only))).isNotSameAs(only).isInstanceOf(only.getClass());
    }

    @Test
    void itsClassIsNotInitialisedUnlessItIsLetIn() {
        String fields = "static { System.setProperty(\"gridwire.test.initialised\", \"yes\"); }";
        ClassLoader writers = kotlin(OBJECT, "", "");
        ClassLoader readers = kotlin(OBJECT, "", fields);
        byte[] bytes;
        try {
            bytes = builder(writers, Generation.NEVER).build().marshal(singleton(writers, "one.Only", "INSTANCE"));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        assertThatThrownBy(() -> Marshaller.builder().classLoader(readers).build().unmarshal(bytes))
                .isInstanceOf(GridwireException.class);
        assertThat(System.getProperty("gridwire.test.initialised")).isNull();
    }
}
