// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.layout.SlotKind;
import java.util.Map;

/**
 * Gridwire's own form, and the names in the marshaller that its code calls. A wire slot's bytes are drawn in
 * {@code docs/wire-format.md}.
 */
public final class NativeTarget {

    /** What generated classes extend. */
    public static final String BODY = "dev/gridwire/codec/Body";
    /** What they write to. */
    public static final String WRITER = "dev/gridwire/codec/GraphWriter";
    /** What they read from. */
    public static final String READER = "dev/gridwire/codec/GraphReader";
    /** What they hold for each slot with a reference. */
    public static final String SLOT = "dev/gridwire/codec/ReferenceSlot";
    /** What knows a class's name on the wire. */
    public static final String CODEC = "dev/gridwire/codec/UserCodec";
    /** Where numbers go. */
    public static final String OUTPUT = "dev/gridwire/wire/WireOutput";
    /** Where numbers come from. */
    public static final String INPUT = "dev/gridwire/wire/WireInput";

    private static final String PACKED = "dev/gridwire/wire/Packed";
    private static final int MAX_VARINT_INT = 5;
    private static final int MAX_VARINT_LONG = 9;

    /** The table. */
    public static final Target TARGET = new Target("native", table());

    private NativeTarget() {}

    private static Map<SlotKind, Way> table() {
        Map<SlotKind, Way> ways = Target.table();
        ways.put(SlotKind.BOOLEAN, packed(1, "Z", "readBoolean"));
        ways.put(SlotKind.BYTE, packed(Byte.BYTES, "B", "readByte"));
        ways.put(SlotKind.SHORT, packed(Short.BYTES, "S", "readShort"));
        ways.put(SlotKind.CHAR, packed(Character.BYTES, "C", "readChar"));
        ways.put(SlotKind.INT, packed(MAX_VARINT_INT, "I", "readInt"));
        ways.put(SlotKind.LONG, packed(MAX_VARINT_LONG, "J", "readLong"));
        ways.put(SlotKind.FLOAT, packed(Float.BYTES, "F", "readFloat"));
        ways.put(SlotKind.DOUBLE, packed(Double.BYTES, "D", "readDouble"));
        ways.put(SlotKind.STRING, new Way.Value(
                new Call(WRITER, "writeString", "(Ljava/lang/String;)V"),
                new Call(READER, "readString", "()Ljava/lang/String;")));
        Way.Linked linked = new Way.Linked(
                new Call(SLOT, "write", "(L" + WRITER + ";Ljava/lang/Object;)V"),
                new Call(SLOT, "read", "(L" + READER + ";)Ljava/lang/Object;"));
        ways.put(SlotKind.OBJECT, nested("enterSame", linked));
        ways.put(SlotKind.POLYMORPHIC, nested("enter", linked));
        for (SlotKind kind : SlotKind.values()) {
            ways.putIfAbsent(kind, linked);
        }
        return ways;
    }

    private static Way packed(int maxByteCount, String type, String read) {
        return new Way.Packed(
                maxByteCount, new Call(PACKED, "put", "([BI" + type + ")I"), new Call(INPUT, read, "()" + type));
    }

    private static Way.Nested nested(String name, Way.Linked otherwise) {
        return new Way.Nested(
                new Call(WRITER, name, "(Ljava/lang/Object;L" + SLOT + ";)Z"),
                new Call(READER, name, "(L" + SLOT + ";)Z"),
                otherwise);
    }
}
