// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that {@code serialPersistentFields} lists as unshared have an object each, as in Java serialization. */
class UnsharedFieldsTest {

    private static final int GRAPHS = Effort.of("gridwire.unshared", 4_000);

    private static ObjectStreamField unshared(String name, Class<?> type) {
        return new ObjectStreamField(name, type, true);
    }

    private static ObjectStreamField shared(String name, Class<?> type) {
        return new ObjectStreamField(name, type);
    }

    /** Of texts and boxes nobody knows: they have no identity. */
    private static boolean areSame(@Nullable Object one, @Nullable Object other) {
        return one == other && !(one instanceof String) && !(one instanceof Integer);
    }

    static class NoHooks implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            unshared("alone", Object.class), unshared("array", int[].class), shared("common", Object.class),
            shared("other", Object.class), new ObjectStreamField("number", int.class),
        };
        @Nullable Object alone;
        int @Nullable [] array;
        @Nullable Object common;
        @Nullable Object other;
        int number = 5;
    }

    static class ByDefault extends NoHooks {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            shared("first", Object.class), unshared("second", Object.class), unshared("third", List.class),
        };
        @Nullable Object first;
        @Nullable Object second;
        @Nullable List<?> third;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject(second);
            out.writeUnshared(first);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            Calls.note("again " + areSame(in.readObject(), second) + areSame(in.readUnshared(), first));
        }
    }

    static class ByName extends ByDefault {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            unshared("aside", Object.class), shared("between", Object.class), unshared("close", Object.class),
        };
        transient @Nullable Object renamed;
        @Nullable Object between;
        @Nullable Object close;

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("aside", renamed);
            fields.put("between", between);
            fields.put("close", close);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            renamed = fields.get("aside", null);
            between = fields.get("between", null);
            close = fields.get("close", null);
            Calls.note("same " + areSame(renamed, between) + areSame(close, between) + areSame(renamed, close));
        }
    }

    record Holding(int[] held) implements Serializable {}

    static class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Object stand = new int[] {3};

        private Object writeReplace() {
            return new NoHooks();
        }
    }

    @Test
    void twoFieldsNeverHoldOneArray() {
        int[] array = {1, 2};
        NoHooks twice = new NoHooks();
        twice.alone = array;
        twice.array = array;
        twice.common = array;
        twice.other = array;
        NoHooks copy = JavaOracle.assertAsJava(twice);
        assertThat(copy.alone).isNotSameAs(copy.array).isNotSameAs(copy.common);
        assertThat(copy.common).isSameAs(copy.other);
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void randomGraphsAreAsInJava(Generation generation) {
        Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks").build();
        for (long seed = 0; seed < GRAPHS; seed++) {
            Object graph = graph(new Random(seed));
            Calls.take();
            Object expected = JavaOracle.javaCopy(graph);
            List<String> calls = Calls.take();
            Object found = marshaller.unmarshal(marshaller.marshal(graph));
            assertThat(ExactComparison.gravest(expected, found)).as("seed=%s", seed).isEmpty();
            // Before that, fused code may have read some objects and given up.
            assertThat(Calls.take()).as("seed=%s", seed).endsWith(calls.toArray(new String[0]));
        }
    }

    private static Object graph(Random random) {
        List<Object> parts = new ArrayList<>(List.of(
                new int[] {1}, new Date(3), new ArrayList<>(List.of("a")), "text", TimeUnit.DAYS, new Holding(new int[] {4}),
                new Object[] {new Date(4)}, 77, new Replaced(), new Object[0]));
        List<Object> made = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Object next = owner(random, parts);
            parts.add(next);
            made.add(next);
        }
        made.add(parts.get(random.nextInt(parts.size())));
        return random.nextBoolean() ? new HashMap<>(Map.of("key", made)) : made.toArray();
    }

    private static NoHooks owner(Random random, List<Object> parts) {
        NoHooks owner = switch (random.nextInt(3)) {
            case 0 -> new NoHooks();
            case 1 -> new ByDefault();
            default -> new ByName();
        };
        owner.alone = any(random, parts);
        owner.array = random.nextBoolean() ? (int[]) parts.get(0) : null;
        owner.common = any(random, parts);
        owner.other = any(random, parts);
        if (owner instanceof ByDefault more) {
            more.first = any(random, parts);
            more.second = any(random, parts);
            more.third = random.nextBoolean() ? (List<?>) parts.get(2) : null;
        }
        if (owner instanceof ByName most) {
            most.renamed = any(random, parts);
            most.between = any(random, parts);
            most.close = any(random, parts);
        }
        return owner;
    }

    private static @Nullable Object any(Random random, List<Object> parts) {
        return random.nextInt(6) == 0 ? null : parts.get(random.nextInt(parts.size()));
    }

    /** Inside of a key, where a writer that does not track what is complete begins again. */
    @Test
    void inAKeyOfAHashContainerToo() {
        NoHooks key = new NoHooks();
        key.alone = new int[] {1};
        key.common = key.alone;
        JavaOracle.assertAsJava(new HashMap<>(Map.of(key, key)));
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void inCanonicalBytesToo(Generation generation) {
        Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks").canonical().build();
        for (long seed = 0; seed < GRAPHS / 4; seed++) {
            Object replaced = marshaller.unmarshal(marshaller.marshal(graph(new Random(seed))));
            byte[] bytes = marshaller.marshal(replaced);
            assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).as("seed=%s", seed).isEqualTo(bytes);
        }
    }

    private static final String SOURCE = """
            package unshared;
            public class Owner implements java.io.Serializable {
                private static final long serialVersionUID = 1L;
                %s
                public Object a = new int[] {1};
                public Object b = %s;
                public Owner() {}
            }
            """;
    private static final String LISTED = """
            private static final java.io.ObjectStreamField[] serialPersistentFields = {
                new java.io.ObjectStreamField("a", Object.class, %s),
                new java.io.ObjectStreamField("b", Object.class, %s),
            };
            """;

    private static ClassLoader loader(String listed, String b) {
        return new BytesLoader(
                Compiler.compile(Map.of("unshared.Owner", SOURCE.formatted(listed, b))),
                UnsharedFieldsTest.class.getClassLoader());
    }

    private static Object read(String written, String here, String b) throws ReflectiveOperationException {
        ClassLoader writers = loader(written, b);
        Object owner = writers.loadClass("unshared.Owner").getConstructor().newInstance();
        byte[] bytes = Marshaller.builder().classLoader(writers).allowPackage("unshared").build().marshal(owner);
        return Marshaller.builder().classLoader(loader(here, b)).allowPackage("unshared").build().unmarshal(bytes);
    }

    /** The reader's class says whether a field is unshared (ObjectStreamClass.matchFields). */
    @Test
    void whatTheWriterSharedIsRefusedWhereTheFieldIsUnshared() throws ReflectiveOperationException {
        for (String written : List.of("", LISTED.formatted(false, false))) {
            assertThatThrownBy(() -> read(written, LISTED.formatted(false, true), "a"))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("cannot read back reference as unshared");
            assertThatThrownBy(() -> read(written, LISTED.formatted(true, false), "a"))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("an object that is not shared is referred to again");
            assertThat(read(written, LISTED.formatted(true, true), "new int[] {2}")).isNotNull();
        }
        assertThat(read(LISTED.formatted(true, true), "", "a")).isNotNull();
    }

    private static final String WHOLE = """
            package unshared;
            public class Owner implements java.io.Serializable {
                private static final long serialVersionUID = 1L;
                private static final java.io.ObjectStreamField[] serialPersistentFields = {
                    new java.io.ObjectStreamField("part", Object.class, true),
                };
                public static class Part implements java.io.Serializable {
                    private static final long serialVersionUID = 1L;
                    public int number = 3;
                    %s
                }
                public Object part = new Part();
                public transient Object other = new Part();
                public Owner() {}
                private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
                    out.defaultWriteObject();
                    out.writeUnshared(other);
                }
                private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                    in.defaultReadObject();
                    other = in.readUnshared();
                }
            }
            """;

    private static ClassLoader whole(String more) {
        return new BytesLoader(
                Compiler.compile(Map.of("unshared.Owner", WHOLE.formatted(more))), UnsharedFieldsTest.class.getClassLoader());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "private Object writeReplace() { return this; }"})
    void unknownFieldsOfAnUnsharedObjectAreWrittenAgain(String hook) throws ReflectiveOperationException {
        ClassLoader newer = whole("public String more = \"more\";" + hook);
        Marshaller newMember = Marshaller.builder().classLoader(newer).allowPackage("unshared").build();
        Marshaller oldMember = Marshaller.builder().classLoader(whole(hook)).allowPackage("unshared").build();
        byte[] first = newMember.marshal(newer.loadClass("unshared.Owner").getConstructor().newInstance());
        byte[] second = oldMember.marshal(oldMember.unmarshal(first));
        Object copy = newMember.unmarshal(second);
        for (String name : List.of("part", "other")) {
            Object part = copy.getClass().getField(name).get(copy);
            assertThat(part.getClass().getField("more").get(part)).as(name).isEqualTo("more");
        }
    }
}
