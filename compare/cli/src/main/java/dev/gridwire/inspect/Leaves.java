// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads values of the JDK that refer to no objects, as text. They may refuse values that the JDK's own factories would refuse.
 */
final class Leaves {

    private Leaves() {}

    static boolean isLeaf(JdkType type) {
        return switch (type.family()) {
            case NUMBER, TEXT, TIME, ARRAY_LEAF, MUTABLE_LEAF, CONSTANT -> true;
            case SPECIAL -> type == JdkType.CLASS;
            default -> false;
        };
    }

    static Leaf read(JdkType type, WireInput in) {
        return switch (type.family()) {
            case NUMBER -> PrimitiveType.ofBox(type.classNames().get(0))
                    .map(box -> primitive(box, in))
                    .orElseGet(() -> number(type, in));
            case TIME -> type == JdkType.ZONE_ID ? text(in) : Leaf.of(TimeLeaves.read(type, in));
            case ARRAY_LEAF -> ArrayLeaves.read(type, in);
            case MUTABLE_LEAF -> MutableLeaves.read(type, in);
            case CONSTANT -> constant(in);
            case TEXT -> type == JdkType.LOCALE ? locale(in) : text(in);
            default -> classLiteral(in);
        };
    }

    private static Leaf number(JdkType type, WireInput in) {
        return switch (type) {
            case BIG_INTEGER -> Leaf.of(TextForm.number(bytes(in)));
            case BIG_DECIMAL -> Leaf.of(decimal(in));
            case UUID -> Leaf.of(new UUID(in.readFixedLong(), in.readFixedLong()).toString());
            case MATH_CONTEXT -> Leaf.of("precision " + in.readInt() + ", " + RoundingMode.values()[in.readByte()]);
            default -> optional(type, in);
        };
    }

    /** Reads a value of a primitive type. */
    static Leaf primitive(PrimitiveType type, WireInput in) {
        Object value = PrimitiveForm.of(type).read(in);
        String text = String.valueOf(value);
        return value instanceof Character ? new Leaf("'" + TextForm.escaped(text) + "'", text) : new Leaf(text, value);
    }

    private static byte[] bytes(WireInput in) {
        return require(WireArrays.readBytes(in), in);
    }

    /** Prints the digits itself: the JDK's notation takes memory in proportion to the scale, not to the bytes. */
    private static String decimal(WireInput in) {
        int scale = in.readInt();
        byte[] unscaled = bytes(in);
        String digits = TextForm.number(unscaled);
        return digits.startsWith("0x") ? digits + ", scale " + scale : new BigDecimal(new BigInteger(unscaled), scale).toString();
    }

    private static Leaf optional(JdkType type, WireInput in) {
        if (!in.readBoolean()) {
            return Leaf.of("empty");
        }
        return switch (type) {
            case OPTIONAL_INT -> primitive(PrimitiveType.INT, in);
            case OPTIONAL_LONG -> primitive(PrimitiveType.LONG, in);
            default -> primitive(PrimitiveType.DOUBLE, in);
        };
    }

    private static Leaf constant(WireInput in) {
        if (in.readByte() != 0) {
            throw in.malformed("an object without content has some");
        }
        return Leaf.of("");
    }

    /** Reads a text that is not null. */
    static Leaf text(WireInput in) {
        return Leaf.quoted(require(WireStrings.read(in), in));
    }

    /** Reads a text, short enough for a part of a line. */
    static String quoted(WireInput in) {
        return text(in).text();
    }

    private static Leaf locale(WireInput in) {
        String tag = WireStrings.read(in);
        if (tag != null) {
            return Leaf.quoted(tag);
        }
        return Leaf.of("language " + quoted(in) + ", country " + quoted(in) + ", variant " + quoted(in));
    }

    private static Leaf classLiteral(WireInput in) {
        long dimensions = in.readVarint();
        if (dimensions < 0 || dimensions > 64) {
            throw in.malformed("an array has too many dimensions: dimensions=" + Long.toUnsignedString(dimensions));
        }
        String name = require(WireStrings.read(in), in);
        if (name.isEmpty() || name.charAt(0) == '[') {
            throw in.malformed("this is no name of a class");
        }
        return new Leaf(TextForm.name(name) + "[]".repeat((int) dimensions), name + "[]".repeat((int) dimensions));
    }

    /** Refuses null where no value may be null. */
    static <T> T require(@Nullable T value, WireInput in) {
        if (value == null) {
            throw in.malformed("a value that is never null is null");
        }
        return value;
    }

    /** Returns the first few of many things, and the number of the others. */
    static String firstOf(int length, int shown, IntFunction<String> element) {
        List<String> first = new ArrayList<>();
        for (int i = 0; i < Math.min(length, shown); i++) {
            first.add(element.apply(i));
        }
        String joined = String.join(", ", first);
        return length <= shown ? joined : joined + "," + TextForm.more(length - shown, "").stripTrailing();
    }
}
