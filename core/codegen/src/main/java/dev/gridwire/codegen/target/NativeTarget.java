// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Map;

/**
 * Describes Gridwire's own form, with the marshaller's names that fused code calls. {@code docs/wire-format.md} shows the bytes
 * of a slot.
 */
public final class NativeTarget {

    /** The internal name of the superclass of generated classes. */
    public static final String FUSED_BODY = "dev/gridwire/fused/FusedBody";
    /** The internal name of the superclass of those that only read. */
    public static final String FUSED_READING_BODY = "dev/gridwire/fused/FusedReadingBody";
    /** The internal name of their writer. */
    public static final String FUSED_WRITER = "dev/gridwire/fused/FusedWriter";
    /** The internal name of their reader. */
    public static final String FUSED_READER = "dev/gridwire/fused/FusedReader";
    /** The internal name of their constant for each slot with a reference; it is an interface. */
    public static final String FUSED_SLOT = "dev/gridwire/fused/FusedSlot";
    /** The internal name of the name of a class in the bytes. */
    public static final String FUSED_TYPE = "dev/gridwire/fused/FusedType";
    /** The internal name of the input of numbers. */
    public static final String INPUT = "dev/gridwire/wire/WireInput";
    /** The internal name of the hash of fields by which objects are found. */
    public static final String HASH = "dev/gridwire/ground/FieldHash";

    /** Keeps, beside its object, the value of a slot that the class lacks here. */
    public static final Call FUSED_KEEP = new Call(FUSED_SLOT, "keep", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    /** Refuses an object that is not of exactly a class. */
    public static final Call EXACTLY =
            new Call("dev/gridwire/fused/Guards", "exactly", "(Ljava/lang/Class;Ljava/lang/Object;)V");
    /** Refuses null. */
    public static final Call PRESENT = new Call("dev/gridwire/fused/Guards", "present", "(Ljava/lang/Object;)V");
    /** Returns a companion's constants, given its class and the constants as text. */
    public static final Call CONSTANTS = new Call(
            "dev/gridwire/object/Companions", "constants", "(Ljava/lang/Class;Ljava/lang/String;)[Ljava/lang/Object;");

    private static final String PACKED = "dev/gridwire/wire/Packed";
    private static final String BOXES = "dev/gridwire/wire/Boxes";
    private static final String STRINGS = "dev/gridwire/wire/WireStrings";

    /** The table. */
    public static final Target TARGET = new Target("native", table("put"));
    /** The table for the same bytes, except that every NaN becomes {@link Double#NaN}. */
    public static final Target CANONICAL = new Target("canonical", table("putCollapsed"));
    /** The encoding of strings for places where some beyond Latin-1 were seen. */
    public static final Encoding.Packed MIXED_TEXT = text("putMixed");

    private NativeTarget() {}

    private static Map<SlotKind, Encoding> table(String putFloating) {
        Map<SlotKind, Encoding> encodings = Target.table();
        for (SlotKind kind : SlotKind.values()) {
            PrimitiveType type = kind.primitive().or(kind::boxed).orElse(null);
            if (type == null) {
                encodings.put(kind, new Encoding.Linked());
            } else {
                String put = type.isFloating() ? putFloating : "put";
                encodings.put(kind, kind.isPrimitive() ? primitive(type, put) : box(type, put));
            }
        }
        encodings.put(SlotKind.ENUM, new Encoding.Packed(
                new Call(PACKED, "put", "([BILjava/lang/Enum;)I"),
                Encoding.Source.CONSTANT,
                new Call(FUSED_SLOT, "read", "(L" + FUSED_READER + ";)Ljava/lang/Object;")));
        encodings.put(SlotKind.STRING, text("put"));
        return encodings;
    }

    private static Encoding.Packed text(String put) {
        return new Encoding.Packed(
                new Call(STRINGS, put, "([BILjava/lang/String;)I"),
                Encoding.Source.STATIC,
                new Call(STRINGS, "read", "(L" + INPUT + ";)Ljava/lang/String;"));
    }

    private static Encoding primitive(PrimitiveType type, String put) {
        return new Encoding.Packed(
                new Call(PACKED, put, "([BI" + type.descriptor() + ")I"),
                Encoding.Source.INPUT,
                new Call(INPUT, "read" + type.word(), "()" + type.descriptor()));
    }

    private static Encoding box(PrimitiveType type, String put) {
        String box = "L" + type.box().replace('.', '/') + ";";
        return new Encoding.Packed(
                new Call(BOXES, put, "([BI" + box + ")I"),
                Encoding.Source.STATIC,
                new Call(BOXES, "read" + type.boxName(), "(L" + INPUT + ";)" + box));
    }
}
