// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.mutation.Alterations;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Payloads that are read into an object which is there already. */
class UnmarshalIntoTest {

    private static final String EVOLVED = "com.example.evolved.Account";

    static class Base {
        int id;
        @Nullable Object shared;
    }

    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 1L;

        final String name;
        final List<Object> content = new ArrayList<>();
        @Nullable Node next;
        transient String note = "none";

        Node(String name) {
            this.name = name;
        }
    }

    /** Its constructor is proven, so that its objects are usually made by it. */
    static final class Proven implements Serializable {
        private static final long serialVersionUID = 1L;

        final String name;
        final Object self;

        Proven(String name, Object self) {
            this.name = name;
            this.self = self;
        }
    }

    record Pair(int first, int second) {}

    static final class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;

        int number = 1;
        transient int doubled;
        @Nullable Object self;

        @Serial
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            doubled = 2 * number;
        }

        @Serial
        private Object readResolve() {
            return new Hooked();
        }
    }

    public static final class Outside implements Externalizable {
        private static final long serialVersionUID = 1L;

        int number;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
    }

    private static Marshaller marshaller(Generation generation) {
        return WithGeneration.builder(generation).allowPackage("dev.gridwire").allowPackage("com.example.evolved").build();
    }

    private static <T> T into(Marshaller marshaller, Object value, T target) {
        byte[] bytes = marshaller.marshal(value);
        byte[] padded = new byte[bytes.length + 9];
        System.arraycopy(bytes, 0, padded, 4, bytes.length);
        marshaller.unmarshalInto(target, padded, 4, bytes.length);
        return target;
    }

    @ParameterizedTest
    @EnumSource
    void theGivenObjectIsTheRootOfTheGraph(Generation generation) {
        Marshaller marshaller = marshaller(generation);
        for (int i = 0; i < 100; i++) {
            Node node = new Node("tea " + i);
            node.id = i;
            node.shared = new Pair(i, i);
            node.next = node;
            node.content.addAll(List.of(node, new Pair(1, 2), new HashMap<>(Map.of("shared", node.shared))));
            Node target = into(marshaller, node, new Node("other"));
            assertThat(target.name).isEqualTo("tea " + i);
            assertThat(target.id).isEqualTo(i);
            assertThat(target.next).isSameAs(target);
            assertThat(target.content.get(0)).isSameAs(target);
            assertThat(target.content.get(1)).isEqualTo(new Pair(1, 2));
            assertThat(((Map<?, ?>) target.content.get(2)).get("shared")).isSameAs(target.shared).isEqualTo(new Pair(i, i));
            assertThat(target.note).isEqualTo("none");
        }
    }

    @ParameterizedTest
    @EnumSource
    void deepGraphsThatLeadBackAreFilled(Generation generation) {
        Marshaller marshaller = marshaller(generation);
        Node first = new Node("first");
        Node last = first;
        for (int i = 0; i < 10_000; i++) {
            last.next = new Node("node " + i);
            last = last.next;
        }
        last.next = first;
        Node target = into(marshaller, first, new Node("other"));
        Node end = target;
        int count = 0;
        for (Node each = target.next; each != null && each != target; each = each.next) {
            end = each;
            count++;
        }
        assertThat(count).isEqualTo(10_000);
        assertThat(end.next).isSameAs(target);
    }

    @ParameterizedTest
    @EnumSource
    void finalFieldsOfAClassWithAProvenConstructorAreSet(Generation generation) {
        Proven target = new Proven("other", "other");
        List<Object> cycle = new ArrayList<>();
        Proven value = new Proven("tea", cycle);
        cycle.add(value);
        into(marshaller(generation), value, target);
        assertThat(target.name).isEqualTo("tea");
        assertThat(target.self).isInstanceOfSatisfying(List.class, list -> assertThat(list.get(0)).isSameAs(target));
    }

    @ParameterizedTest
    @EnumSource
    void hooksAreCalledButForReadResolve(Generation generation) {
        Marshaller marshaller = marshaller(generation);
        Hooked hooked = new Hooked();
        hooked.number = 21;
        hooked.self = hooked;
        Hooked target = into(marshaller, hooked, new Hooked());
        assertThat(target.doubled).isEqualTo(42);
        assertThat(target.self).isSameAs(target);
        Outside outside = new Outside();
        outside.number = 7;
        assertThat(into(marshaller, outside, new Outside()).number).isEqualTo(7);
    }

    @Test
    void objectsThatAreMadeOfWhatIsReadAreRefused() {
        Marshaller marshaller = marshaller(Generation.WHEN_USED);
        for (Object each : List.of(new Pair(1, 2), new Names(), "text", new ArrayList<>(List.of(1)), Thread.State.NEW)) {
            assertThatExceptionOfType(MismatchedShapeException.class)
                    .isThrownBy(() -> into(marshaller, each, each))
                    .withMessageContaining("none can be filled: class=" + each.getClass().getName());
            assertThatExceptionOfType(MismatchedShapeException.class)
                    .isThrownBy(() -> marshaller.requireFillable(each.getClass()))
                    .withMessageContaining("none can be filled: class=" + each.getClass().getName());
        }
        assertThat(into(marshaller, new Outside(), new Outside())).as("works on").isNotNull();
        List.of(Node.class, Proven.class, Hooked.class, Outside.class).forEach(marshaller::requireFillable);
    }

    @Test
    void anotherClassIsRefused() {
        Marshaller marshaller = marshaller(Generation.WHEN_USED);
        assertThatExceptionOfType(MismatchedShapeException.class)
                .isThrownBy(() -> into(marshaller, new Base(), new Node("a")))
                .withMessageContaining("root=" + Base.class.getName() + ", object=" + Node.class.getName());
        assertThatExceptionOfType(GridwireException.class).isThrownBy(() -> into(marshaller, null, new Node("a")));
        byte[] bytes = marshaller.marshal(new Base());
        Marshaller closed = Marshaller.builder().register(Node.class).build();
        assertThatExceptionOfType(RejectedTypeException.class)
                .isThrownBy(() -> closed.unmarshalInto(new Base(), bytes, 0, bytes.length));
        assertThatExceptionOfType(RejectedTypeException.class).isThrownBy(() -> closed.requireFillable(Base.class));
    }

    @Test
    void alteredBytesAreRefusedAsEver() {
        Marshaller marshaller = marshaller(Generation.WHEN_USED);
        Node node = new Node("tea");
        node.next = node;
        node.content.addAll(List.of(node, new Pair(1, 2), "text"));
        List<byte[]> corpus = List.of(marshaller.marshal(node));
        SplittableRandom random = new SplittableRandom(44);
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            byte[] altered = Alterations.altered(corpus, random);
            try {
                marshaller.unmarshalInto(new Node("other"), altered, 0, altered.length);
            } catch (GridwireException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(1_000);
        assertThat(into(marshaller, node, new Node("other")).name).isEqualTo("tea");
        assertThat(marshaller.statistics().types()).anySatisfy(type -> assertThat(type.read()).isPositive());
    }

    @Test
    void anotherStateOfTheClassIsReadAndWhatItDoesNotHaveIsKept() throws Exception {
        Class<?> old = version("public String name;");
        Class<?> newer = version("public String name; public String mail = \"none\";");
        Marshaller ofOld = Marshaller.builder().classLoader(old.getClassLoader()).register(old).build();
        Marshaller ofNewer = Marshaller.builder().classLoader(newer.getClassLoader()).register(newer).build();
        Object account = newer.getConstructor().newInstance();
        newer.getField("name").set(account, "Ann");
        newer.getField("mail").set(account, "ann@example.com");
        for (int i = 0; i < 100; i++) {
            Object there = fill(ofOld, ofNewer.marshal(account), old);
            assertThat(old.getField("name").get(there)).isEqualTo("Ann");
            Object back = fill(ofNewer, ofOld.marshal(there), newer);
            assertThat(newer.getField("mail").get(back)).isEqualTo("ann@example.com");
            Object first = old.getConstructor().newInstance();
            old.getField("name").set(first, "Bob");
            Object upgraded = fill(ofNewer, ofOld.marshal(first), newer);
            assertThat(newer.getField("mail").get(upgraded)).as("as the given object has it").isEqualTo("none");
        }
    }

    private static Object fill(Marshaller marshaller, byte[] bytes, Class<?> type) throws ReflectiveOperationException {
        Object target = type.getConstructor().newInstance();
        marshaller.unmarshalInto(target, bytes, 0, bytes.length);
        return target;
    }

    private static Class<?> version(String fields) throws ClassNotFoundException {
        Map<String, byte[]> files =
                Compiler.compile(Map.of(EVOLVED, "package com.example.evolved; public class Account { " + fields + " }"));
        return new BytesLoader(files, UnmarshalIntoTest.class.getClassLoader()).loadClass(EVOLVED);
    }
}
