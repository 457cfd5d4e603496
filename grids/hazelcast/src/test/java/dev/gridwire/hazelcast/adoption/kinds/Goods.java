// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The classes of the values. Each says by its text which value it is. */
public final class Goods {

    /** The id of factories and classes that are written by hand. */
    static final int ID = 7;

    private Goods() {}

    /** A value that compares its text. */
    abstract static class Good {

        /** For subclasses, which say how it is kept. */
        abstract String text();

        @Override
        public boolean equals(Object other) {
            return other instanceof Good good && good.getClass() == getClass() && good.text().equals(text());
        }

        @Override
        public int hashCode() {
            return text().hashCode();
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + text();
        }
    }

    /** Java serialization's. */
    record Plain(String text, List<Integer> numbers) implements Serializable {

        Plain(String text) {
            this(text, new ArrayList<>(List.of(text.length(), 2)));
        }
    }

    /** Java serialization's, with fields. */
    static class Fields extends Good implements Serializable {

        private static final long serialVersionUID = 1L;
        private final String text;
        private final Plain part;

        Fields(String text) {
            this.text = text;
            this.part = new Plain(text);
        }

        @Override
        String text() {
            return text + part.text();
        }
    }

    /** Java serialization's, with hooks, and data behind the fields. */
    static final class Hooked extends Good implements Serializable {

        private static final long serialVersionUID = 1L;
        private transient String text;

        Hooked(String text) {
            this.text = text;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(5);
            out.writeObject(new Plain(text));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            text = (in.readInt() == 5 ? "" : "?") + ((Plain) in.readObject()).text();
        }

        @Override
        String text() {
            return text;
        }
    }

    /** Java serialization's, by a stand-in. */
    static final class Proxied extends Good implements Serializable {

        private static final long serialVersionUID = 1L;
        private final transient String text;

        Proxied(String text) {
            this.text = text;
        }

        private Object writeReplace() {
            return new Proxy(text);
        }

        private record Proxy(String text) implements Serializable {

            private Object readResolve() {
                return new Proxied(text);
            }
        }

        @Override
        String text() {
            return text;
        }
    }

    /** Externalizable, and holds a plain object. */
    public static final class External extends Good implements Externalizable {

        private static final long serialVersionUID = 1L;
        private String text = "";
        private Object part = "";

        /** For readers. */
        public External() {}

        External(String text) {
            this.text = text;
            this.part = new Plain(text);
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(text);
            out.writeObject(part);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            text = in.readUTF();
            part = in.readObject();
        }

        @Override
        String text() {
            return text + part;
        }
    }

    /** Written by hand, and holds what it may. */
    static class ByHand extends Good implements DataSerializable {

        private String text = "";
        private Object part = "";

        /** For readers. */
        ByHand() {}

        ByHand(String text, Object part) {
            this.text = text;
            this.part = part;
        }

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeString(text);
            out.writeObject(part);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            text = in.readString();
            part = in.readObject();
        }

        @Override
        String text() {
            return text + part;
        }
    }

    /** Written by hand under an id. */
    static final class Identified extends ByHand implements IdentifiedDataSerializable {

        /** For readers. */
        Identified() {}

        Identified(String text, Object part) {
            super(text, part);
        }

        @Override
        public int getFactoryId() {
            return ID;
        }

        @Override
        public int getClassId() {
            return ID;
        }
    }

    /** Portable. */
    @SuppressWarnings("removal") // Clusters have such values.
    static final class Carried extends Good implements Portable {

        private String text = "";
        private Object part = "";

        /** For readers. */
        Carried() {}

        Carried(String text) {
            this.text = text;
            this.part = new Plain(text);
        }

        @Override
        public int getFactoryId() {
            return ID;
        }

        @Override
        public int getClassId() {
            return ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeString("text", text);
            writer.getRawDataOutput().writeObject(part);
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            text = reader.readString("text");
            part = reader.getRawDataInput().readObject();
        }

        @Override
        String text() {
            return text + part;
        }
    }

    /** A value whose class the configuration gives to a serializer of its own. */
    static class Custom extends Good {

        private final String text;

        Custom(String text) {
            this.text = text;
        }

        @Override
        String text() {
            return text;
        }
    }

    /** The same, as bytes. */
    static final class CustomBytes extends Custom {

        CustomBytes(String text) {
            super(text);
        }
    }

    /** The same, by a serializer of Compact's. */
    static final class Compacted extends Custom {

        Compacted(String text) {
            super(text);
        }
    }

    /** Is not Serializable, and Compact can write it by reflection. */
    static final class Simple extends Good {

        private String text;
        private int number;

        Simple(String text) {
            this.text = text;
            this.number = text.length();
        }

        @Override
        String text() {
            return text + number;
        }
    }

    /** Is not Serializable, and Compact refuses its field: only Gridwire can write it. */
    static final class Bare extends Good {

        private String text;
        private Runnable part;

        Bare(String text) {
            this.text = text;
            this.part = new Task(text);
        }

        @Override
        String text() {
            return text + Objects.requireNonNull(part);
        }

        /** A part behind an interface. */
        record Task(String text) implements Runnable, Serializable {

            @Override
            public void run() {}
        }
    }

    /** A constant. */
    enum Colour {
        RED, GREEN {
            @Override
            boolean isWarm() {
                return false;
            }
        };

        boolean isWarm() {
            return true;
        }
    }
}
