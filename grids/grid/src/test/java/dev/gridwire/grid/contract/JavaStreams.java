// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Streams of Java serialization, those that a stranger would write among them. */
public final class JavaStreams {

    /** Where a stream can name a class. */
    public enum Place {
        /** The class of an object. */
        OBJECT,
        /** The component of an array. */
        ARRAY,
        /** The class of a constant. */
        ENUM,
        /** A class as a value. */
        LITERAL,
        /** An interface of a proxy. */
        PROXY,
        /** A superclass of an allowed class. */
        SUPERCLASS,
        /** A description without an object. */
        DESCRIPTION
    }

    private JavaStreams() {}

    /** What Java serialization writes. */
    public static byte[] of(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    /** What Java serialization writes if a class, which the value has, has another {@code serialVersionUID}. */
    public static byte[] ofOtherUid(Object value, Class<?> type, long uid) throws IOException {
        byte[] bytes = of(value);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        String description = (char) ObjectStreamConstants.TC_CLASSDESC + "\0" + (char) type.getName().length() + type.getName();
        ByteBuffer.wrap(bytes).putLong(text.indexOf(description) + description.length(), uid);
        return bytes;
    }

    /** Sets that hold two sets each, which hold the same two: their hash takes 2 to the power of their depth steps. */
    public static byte[] nestedSets(int depth) throws IOException {
        return of(sets(depth).get(0));
    }

    /** The same sets side by side, the innermost first, so that none stands inside of another one in the stream. */
    public static byte[] setsSideBySide(int depth) throws IOException {
        List<Set<Object>> sets = sets(depth);
        Collections.reverse(sets);
        return of(sets.toArray());
    }

    private static List<Set<Object>> sets(int depth) {
        Set<Object> root = new HashSet<>();
        List<Set<Object>> all = new ArrayList<>(List.of(root));
        List<Set<Object>> level = List.of(root, new HashSet<>());
        for (int i = 0; i < depth; i++) {
            Set<Object> one = new HashSet<>(Set.of("one"));
            Set<Object> other = new HashSet<>();
            level.forEach(each -> Collections.addAll(each, one, other));
            level = List.of(one, other);
            all.addAll(level);
        }
        return all;
    }

    /** A set of one list, which holds another one twice, and so on. */
    public static byte[] listsInASet(int depth) throws IOException {
        List<Object> outer = new ArrayList<>();
        Set<Object> set = new HashSet<>(Set.of(outer));
        List<Object> list = outer;
        for (int i = 0; i < depth; i++) {
            List<Object> inner = new ArrayList<>();
            Collections.addAll(list, inner, inner);
            list = inner;
        }
        return of(set);
    }

    /** Arrays inside of each other; each announces so many elements. */
    public static byte[] announcedArrays(int depth, int length) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = begun(bytes)) {
            for (int i = 0; i < depth; i++) {
                out.writeByte(ObjectStreamConstants.TC_ARRAY);
                if (i == 0) {
                    describe(out, "[Ljava.lang.Object;", ObjectStreamConstants.SC_SERIALIZABLE);
                    out.writeByte(ObjectStreamConstants.TC_NULL);
                } else {
                    out.writeByte(ObjectStreamConstants.TC_REFERENCE);
                    out.writeInt(ObjectStreamConstants.baseWireHandle);
                }
                out.writeInt(length);
            }
        }
        return bytes.toByteArray();
    }

    /** A stream that names a class. */
    public static byte[] naming(String name, Place place) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = begun(bytes)) {
            switch (place) {
                case OBJECT -> named(out, ObjectStreamConstants.TC_OBJECT, name);
                case ARRAY -> named(out, ObjectStreamConstants.TC_ARRAY, "[[L" + name + ";");
                case ENUM -> named(out, ObjectStreamConstants.TC_ENUM, name);
                case LITERAL -> named(out, ObjectStreamConstants.TC_CLASS, name);
                case DESCRIPTION -> describe(out, name, ObjectStreamConstants.SC_SERIALIZABLE);
                case PROXY -> proxy(out, name);
                case SUPERCLASS -> {
                    named(out, ObjectStreamConstants.TC_OBJECT, Shop.Cart.class.getName());
                    describe(out, name, ObjectStreamConstants.SC_SERIALIZABLE);
                }
                default -> throw new IllegalArgumentException(place.name());
            }
            out.writeByte(ObjectStreamConstants.TC_NULL);
            out.writeInt(0);
        }
        return bytes.toByteArray();
    }

    private static void named(DataOutputStream out, int code, String name) throws IOException {
        out.writeByte(code);
        describe(out, name, ObjectStreamConstants.SC_SERIALIZABLE);
    }

    private static void proxy(DataOutputStream out, String name) throws IOException {
        out.writeByte(ObjectStreamConstants.TC_OBJECT);
        out.writeByte(ObjectStreamConstants.TC_PROXYCLASSDESC);
        out.writeInt(1);
        out.writeUTF(name);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
    }

    private static DataOutputStream begun(ByteArrayOutputStream bytes) throws IOException {
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        out.writeShort(ObjectStreamConstants.STREAM_VERSION);
        return out;
    }

    private static void describe(DataOutputStream out, String name, int flags) throws IOException {
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeUTF(name);
        out.writeLong(1);
        out.writeByte(flags);
        out.writeShort(0);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
    }
}
