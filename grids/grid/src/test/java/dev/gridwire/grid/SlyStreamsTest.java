// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.grid.contract.JavaStreams.Place;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Classes that read other parts than their stream says that it has. */
class SlyStreamsTest {

    private static final TypePolicy POLICY = Marshaller.builder().allowPackage("dev.gridwire.grid").build().policy();

    /** Reads an object where its fields stand. */
    static final class Sly implements Serializable {

        private static final long serialVersionUID = 1L;
        private static int read;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.readObject();
            read++;
        }
    }

    /** Writes no fields, though it has one; the specification lets it. */
    static final class Bare implements Serializable {

        private static final long serialVersionUID = 1L;
        private int number;
        private String text = "none";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(text);
            out.writeInt(number);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            text = (String) in.readObject();
            number = in.readInt();
        }
    }

    private static Object read(byte[] bytes) {
        return JavaBytes.read(bytes, 0, bytes.length, SlyStreamsTest.class.getClassLoader(), POLICY, Limits.DEFAULT);
    }

    /** An array of an empty set, then of a sly object whose fields are these bytes. */
    private static byte[] withHidden(byte[] hidden) throws IOException {
        byte[] set = JavaStreams.of(new Object[] {new HashSet<>(), null});
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(set, 0, set.length - 1);
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
            out.writeUTF(Sly.class.getName());
            out.writeLong(1);
            out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE | ObjectStreamConstants.SC_WRITE_METHOD);
            out.writeShort(hidden.length);
            for (int i = 0; i < hidden.length; i++) {
                out.writeByte('B');
                out.writeUTF("b" + i);
            }
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
            out.writeByte(ObjectStreamConstants.TC_NULL);
            out.write(hidden);
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        }
        return bytes.toByteArray();
    }

    @Test
    void objectsAmongTheBytesOfFieldsAreNotRead() throws IOException {
        Sly.read = 0;
        byte[] bare = JavaStreams.of(new HashSet<>(Set.of("one")));
        byte[] described = Arrays.copyOfRange(bare, Short.BYTES * 2, bare.length);
        assertThatThrownBy(() -> read(withHidden(described))).isInstanceOf(MalformedBytesException.class);
        ByteArrayOutputStream known = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(known)) {
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            out.writeByte(ObjectStreamConstants.TC_REFERENCE);
            out.writeInt(ObjectStreamConstants.baseWireHandle + 2);
            int fields = 2 + 2 + "java.util.HashSet".length() + 8 + 1 + 2 + 1 + 1;
            out.write(described, fields, described.length - fields);
        }
        assertThatThrownBy(() -> read(withHidden(known.toByteArray()))).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("filter status: REJECTED");
        assertThat(Sly.read).isZero();
        read(withHidden(new byte[] {ObjectStreamConstants.TC_NULL}));
        assertThat(Sly.read).as("the way in").isOne();
    }

    /** A loader keeps a lock for each. */
    @Test
    void aLoaderIsAskedForSoManyAbsentNamesOnly() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        ClassLoader loader = new ClassLoader(SlyStreamsTest.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                asked.addAndGet(name.contains("Absent") ? 1 : 0);
                return super.loadClass(name, resolve);
            }
        };
        for (int i = 0; i < 6_000; i++) {
            byte[] bytes = JavaStreams.naming("dev.gridwire.grid.Absent" + i, i % 2 == 0 ? Place.OBJECT : Place.ARRAY);
            assertThatThrownBy(() -> JavaBytes.read(bytes, 0, bytes.length, loader, POLICY, Limits.DEFAULT))
                    .isInstanceOf(GridwireException.class);
        }
        assertThat(asked.get()).isEqualTo(4_096);
        byte[] there = JavaStreams.of(new Object[] {new int[1], new Bare[1], new Bare()});
        assertThat(JavaBytes.read(there, 0, there.length, loader, POLICY, Limits.DEFAULT))
                .as("classes that are there").isInstanceOf(Object[].class);
    }

    /** The JDK throws an Error. */
    @Test
    void aMapWithAKeyAndNoValueIsRefused() throws IOException {
        byte[] bytes = JavaStreams.of(Map.of(1, 2));
        String hex = HexFormat.of().formatHex(bytes);
        byte[] odd = HexFormat.of().parseHex(hex.replace("770400000002", "770400000001"));
        assertThat(odd).isNotEqualTo(bytes);
        assertThatThrownBy(() -> read(odd)).isInstanceOf(MalformedBytesException.class);
    }

    /** The JDK makes a set without the map inside. */
    @Test
    void aSuperclassOfTheJdkIsNotLeftOut() throws IOException {
        byte[] bytes = JavaStreams.naming("java.util.LinkedHashSet", Place.OBJECT);
        assertThatThrownBy(() -> read(bytes)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("A superclass is left out: class=java.util.HashSet");
    }

    @Test
    void limitsAreKept() throws IOException {
        byte[] bytes = JavaStreams.of(new Object[] {new Object[] {"text", null, null}, null});
        for (Limits each : List.of(Limits.DEFAULT.withBytes(bytes.length - 1), Limits.DEFAULT.withReferences(6),
                Limits.DEFAULT.withContainerLength(2), Limits.DEFAULT.withDepth(2))) {
            assertThatThrownBy(() -> JavaBytes.read(bytes, 0, bytes.length, getClass().getClassLoader(), POLICY, each))
                    .isInstanceOf(MismatchedShapeException.class).hasMessageContaining("raise limits.");
        }
        Limits enough = Limits.DEFAULT.withBytes(bytes.length).withReferences(7).withContainerLength(3).withDepth(3);
        assertThat(JavaBytes.read(bytes, 0, bytes.length, getClass().getClassLoader(), POLICY, enough)).isNotNull();
    }

    @Test
    void aClassThatWritesNoFieldsIsRead() throws IOException {
        Bare bare = new Bare();
        bare.number = 5;
        bare.text = "some";
        Object[] read = (Object[]) read(JavaStreams.of(new Object[] {Set.of("a"), bare, new HashSet<>(Set.of(1, 2))}));
        assertThat(((Bare) read[1]).number).isEqualTo(5);
        assertThat(((Bare) read[1]).text).isEqualTo("some");
        assertThat(read[2]).isEqualTo(Set.of(1, 2));
    }
}
