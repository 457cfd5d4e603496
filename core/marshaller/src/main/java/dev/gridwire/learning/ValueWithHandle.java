// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.Tags;

/**
 * Gives each new object of a class a handle, and writes a back reference for an object that has one.
 *
 * @param javaClass the value's class. It is repeated here because the compiler inlines an accessor into a caller of any size, but
 *     not the value's own method.
 * @param kind tells which references can lead to the objects
 */
record ValueWithHandle(FusedValue value, Class<?> javaClass, Kind kind) implements SharedValue {

    /** Tells which references can lead to objects of a class. */
    enum Kind {
        /** The objects have no identity. */
        NO_IDENTITY,
        /** One reference, so that objects need not be looked for. */
        ONCE,
        /** Any number of references. */
        ANY,
        /** Any number of references, but none from inside the object, which is made from its parts. */
        OF_PARTS
    }

    @Override
    public int writeNamed(FusedWriter writer, byte[] bytes, int at, Object object) {
        int distance = distance(writer, object);
        return distance >= 0
                ? writeBack(bytes, at, distance)
                : writeNew(writer, bytes, value.type().write(writer, bytes, at), object);
    }

    @Override
    public int writeDeclared(FusedWriter writer, byte[] bytes, int at, Object object) {
        int distance = distance(writer, object);
        if (distance >= 0) {
            return writeBack(bytes, at, distance);
        }
        bytes[at] = Tags.DECLARED;
        return writeNew(writer, bytes, at + 1, object);
    }

    @Override
    public int writeSame(FusedWriter writer, byte[] bytes, int at, Object object) {
        int distance = distance(writer, object);
        if (distance >= 0) {
            return Packed.varint(bytes, at, Tags.SAME_BACK + (long) distance);
        }
        bytes[at] = Tags.SAME_NEW;
        return writeNew(writer, bytes, at + 1, object);
    }

    /** Returns how far back the object is; -1 for a new one, which then takes its handle unless it is made from parts. */
    private int distance(FusedWriter writer, Object object) {
        if (kind == Kind.ANY) {
            return writer.isHashed() ? writer.meetHashed(object, value.hash(object)) : writer.meet(object, value);
        }
        if (kind == Kind.OF_PARTS) {
            return writer.distance(object, value);
        }
        if (kind == Kind.ONCE) {
            writer.takeHandle();
        }
        return -1;
    }

    private static int writeBack(byte[] bytes, int at, int distance) {
        bytes[at] = Tags.BACK;
        return Packed.varint(bytes, at + 1, distance);
    }

    private int writeNew(FusedWriter writer, byte[] bytes, int at, Object object) {
        if (kind != Kind.OF_PARTS) {
            return value.write(writer, bytes, at, object);
        }
        int handle = writer.takeHandle();
        int place = writer.begin(object, value);
        int next = value.write(writer, bytes, at, object);
        writer.made(place, handle);
        return next;
    }

    @Override
    public Object read(FusedReader reader) {
        if (kind == Kind.NO_IDENTITY) {
            return value.read(reader);
        }
        int handle = reader.takeHandle();
        Object made = value.read(reader);
        if (kind != Kind.ONCE) {
            reader.keep(handle, made);
        }
        return made;
    }
}
