// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Map;
import java.util.Set;

/**
 * Describes Gridwire's own form, with the marshaller's names that its code calls. {@code docs/wire-format.md} shows the bytes of
 * a slot.
 */
public final class NativeTarget {

    /** The internal name of the superclass of generated classes. */
    public static final String BODY = "dev/gridwire/codec/Body";
    /** The internal name of their writer. */
    public static final String WRITER = "dev/gridwire/codec/GraphWriter";
    /** The internal name of their reader. */
    public static final String READER = "dev/gridwire/codec/GraphReader";
    /** Returns the object of a handle, if something refers to it before its constructor was called. */
    public static final Call CLAIMED = new Call(READER, "claimed", "(I)Ljava/lang/Object;");
    /** Makes the object of a handle from its arguments if the constructor cannot be called. */
    public static final Call ASSEMBLE =
            new Call(BODY, "assemble", "(L" + READER + ";I[Ljava/lang/Object;)Ljava/lang/Object;");
    /** The internal name of their constant for each slot with a reference. */
    public static final String SLOT = "dev/gridwire/codec/ReferenceSlot";
    /** The internal name of the superclass of generated classes that only read. */
    public static final String READING_BODY = "dev/gridwire/codec/ReadingBody";
    /** The internal name of their constant for each slot that was written in another type. */
    public static final String ADAPTED_SLOT = "dev/gridwire/evolution/AdaptedSlot";
    /** Reads a slot that the class lacks, and keeps its content beside the object. */
    public static final Call KEEP = new Call(ADAPTED_SLOT, "keep", "(L" + READER + ";Ljava/lang/Object;)V");
    /** Reads a slot that the class lacks. */
    public static final Call HOLD = new Call(ADAPTED_SLOT, "hold", "(L" + READER + ";)Ljava/lang/Object;");
    /** Keeps, beside the object, the content of a slot that the class lacks. */
    public static final Call KEEP_HELD =
            new Call(ADAPTED_SLOT, "keepHeld", "(L" + READER + ";Ljava/lang/Object;Ljava/lang/Object;)V");
    /** The internal name of the codec, which knows a class's name on the wire. */
    public static final String CODEC = "dev/gridwire/codec/UserCodec";
    /** The internal name of the source of a container's elements. */
    public static final String ELEMENTS = "dev/gridwire/container/ElementBuffer";
    /** The internal name of the output of numbers. */
    public static final String OUTPUT = "dev/gridwire/wire/WireOutput";
    /** The internal name of the input of numbers. */
    public static final String INPUT = "dev/gridwire/wire/WireInput";

    /** The internal name of the hash of fields by which objects are found. */
    public static final String HASH = "dev/gridwire/ground/FieldHash";

    /** Returns a companion's constants, given its class and the constants as text. */
    public static final Call CONSTANTS = new Call(
            "dev/gridwire/object/Companions", "constants", "(Ljava/lang/Class;Ljava/lang/String;)[Ljava/lang/Object;");

    private static final String PACKED = "dev/gridwire/wire/Packed";
    private static final String BOXES = "dev/gridwire/wire/Boxes";
    private static final String STRINGS = "dev/gridwire/wire/WireStrings";
    private static final String READ = "(L" + READER + ";)Ljava/lang/Object;";
    /** A header of one byte, and the most Latin-1 characters that it can count. */
    private static final int USUAL_TEXT = 32;
    private static final int MAX_VARINT_INT = 5;
    /** The most bytes of varints. */
    private static final Map<PrimitiveType, Integer> MAX_VARINT =
            Map.of(PrimitiveType.INT, MAX_VARINT_INT, PrimitiveType.LONG, 9);
    /** The types into which an adapted slot can be read without boxing. */
    private static final Set<PrimitiveType> NUMBERS = Set.of(PrimitiveType.INT, PrimitiveType.LONG, PrimitiveType.DOUBLE);

    /** The table. */
    public static final Target TARGET = new Target("native", table("put"));
    /** The table for the same bytes, except that every NaN becomes {@link Double#NaN}. */
    public static final Target CANONICAL = new Target("canonical", table("putCollapsed"));

    /** The internal name of the superclass of generated classes in fused code. */
    public static final String FUSED_BODY = "dev/gridwire/fused/FusedBody";
    /** The internal name of the superclass of those that only read. */
    public static final String FUSED_READING_BODY = "dev/gridwire/fused/FusedReadingBody";
    /** The internal name of their writer. */
    public static final String FUSED_WRITER = "dev/gridwire/fused/FusedWriter";
    /** The internal name of their reader. */
    public static final String FUSED_READER = "dev/gridwire/fused/FusedReader";
    /** The internal name of their constant for each slot with a reference; it is an interface. */
    public static final String FUSED_SLOT = "dev/gridwire/fused/FusedSlot";
    /** Keeps, beside its object, the value of a slot that the class lacks here. */
    public static final Call FUSED_KEEP = new Call(FUSED_SLOT, "keep", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    /** The internal name of the name of a class in the bytes. */
    public static final String FUSED_TYPE = "dev/gridwire/fused/FusedType";
    /** Refuses an object that is not of exactly a class. */
    public static final Call EXACTLY =
            new Call("dev/gridwire/fused/Guards", "exactly", "(Ljava/lang/Class;Ljava/lang/Object;)V");
    /** Refuses null. */
    public static final Call PRESENT = new Call("dev/gridwire/fused/Guards", "present", "(Ljava/lang/Object;)V");
    /** The table for the same bytes by straight code, which leaves all but the plainest graphs to the general walk. */
    public static final Target FUSED = new Target("fused", fusedTable("put"));
    /** As {@link #FUSED}, except that every NaN becomes {@link Double#NaN}. */
    public static final Target CANONICAL_FUSED = new Target("canonical fused", fusedTable("putCollapsed"));
    /** The encoding of strings in {@link #FUSED} for places where some beyond Latin-1 were seen. */
    public static final Encoding.Packed MIXED_TEXT = fusedText("putMixed");

    private NativeTarget() {}

    private static Map<SlotKind, Encoding> fusedTable(String putFloating) {
        String read = "(L" + FUSED_READER + ";)Ljava/lang/Object;";
        Encoding reference = new Encoding.Linked(
                new Call(FUSED_SLOT, "write", "(L" + FUSED_WRITER + ";[BILjava/lang/Object;)I"),
                new Call(FUSED_SLOT, "read", read));
        Map<SlotKind, Encoding> encodings = table(putFloating);
        encodings.replaceAll((kind, encoding) -> encoding instanceof Encoding.Packed ? encoding : reference);
        encodings.put(SlotKind.ENUM, new Encoding.Packed(
                MAX_VARINT_INT,
                Encoding.Fit.ALWAYS,
                new Call(PACKED, "put", "([BILjava/lang/Enum;)I"),
                Encoding.Source.CONSTANT,
                new Call(FUSED_SLOT, "read", read)));
        encodings.put(SlotKind.STRING, fusedText("put"));
        return encodings;
    }

    private static Encoding.Packed fusedText(String put) {
        return new Encoding.Packed(
                USUAL_TEXT,
                Encoding.Fit.ALWAYS,
                new Call(STRINGS, put, "([BILjava/lang/String;)I"),
                Encoding.Source.STATIC,
                new Call(STRINGS, "read", "(L" + INPUT + ";)Ljava/lang/String;"));
    }

    /**
     * Returns the call that reads a slot's value as another type: as a primitive if that always fits, otherwise as an object.
     */
    public static Call readAdapted(SlotMatch match) {
        boolean widened = match.fit() == Fit.WIDENED && match.written().kind().isPrimitive();
        return match.own().orElseThrow().kind().primitive().filter(type -> widened && NUMBERS.contains(type))
                .map(type -> new Call(ADAPTED_SLOT, "read" + type.word(), "(L" + READER + ";)" + type.descriptor()))
                .orElse(new Call(ADAPTED_SLOT, "read", READ));
    }

    private static Map<SlotKind, Encoding> table(String putFloating) {
        Map<SlotKind, Encoding> encodings = Target.table();
        for (SlotKind kind : SlotKind.values()) {
            PrimitiveType type = kind.primitive().or(kind::boxed).orElse(null);
            if (type != null) {
                String put = type.isFloating() ? putFloating : "put";
                encodings.put(kind, kind.isPrimitive() ? primitive(type, put) : box(type, put));
            }
        }
        encodings.put(SlotKind.ENUM, new Encoding.Packed(
                MAX_VARINT_INT,
                Encoding.Fit.ALWAYS,
                new Call(PACKED, "put", "([BILjava/lang/Enum;)I"),
                Encoding.Source.CONSTANT,
                new Call(SLOT, "readConstant", READ)));
        encodings.put(SlotKind.STRING, new Encoding.Packed(
                USUAL_TEXT,
                Encoding.Fit.USUALLY,
                new Call(STRINGS, "put", "(L" + OUTPUT + ";ILjava/lang/String;I)I"),
                Encoding.Source.STATIC,
                new Call(STRINGS, "read", "(L" + INPUT + ";)Ljava/lang/String;")));
        encodings.put(SlotKind.OBJECT, nested("enterSame", linked("write", "read")));
        encodings.put(SlotKind.POLYMORPHIC, nested("enter", linked("writeNamed", "readNamed")));
        encodings.put(SlotKind.PRIMITIVE_ARRAY, linked("writeDeclared", "readArray"));
        encodings.put(SlotKind.COLLECTION, linked("writeContainer", "readContainer"));
        for (SlotKind kind : SlotKind.values()) {
            encodings.putIfAbsent(kind, linked("write", "read"));
        }
        return encodings;
    }

    private static int maxByteCount(PrimitiveType type) {
        return MAX_VARINT.getOrDefault(type, type.byteCount());
    }

    private static Encoding primitive(PrimitiveType type, String put) {
        return new Encoding.Packed(
                maxByteCount(type),
                Encoding.Fit.ALWAYS,
                new Call(PACKED, put, "([BI" + type.descriptor() + ")I"),
                Encoding.Source.INPUT,
                new Call(INPUT, "read" + type.word(), "()" + type.descriptor()));
    }

    private static Encoding box(PrimitiveType type, String put) {
        String box = "L" + type.box().replace('.', '/') + ";";
        return new Encoding.Packed(
                1 + maxByteCount(type),
                Encoding.Fit.ALWAYS,
                new Call(BOXES, put, "([BI" + box + ")I"),
                Encoding.Source.STATIC,
                new Call(BOXES, "read" + type.boxName(), "(L" + INPUT + ";)" + box));
    }

    private static Encoding.Linked linked(String write, String read) {
        return new Encoding.Linked(
                new Call(SLOT, write, "(L" + WRITER + ";Ljava/lang/Object;)V"),
                new Call(SLOT, read, "(L" + READER + ";)Ljava/lang/Object;"));
    }

    private static Encoding.Nested nested(String name, Encoding.Linked otherwise) {
        return new Encoding.Nested(
                new Call(WRITER, name, "(Ljava/lang/Object;L" + SLOT + ";I)Z"),
                new Call(READER, name, "(L" + SLOT + ";)Z"),
                otherwise);
    }
}
