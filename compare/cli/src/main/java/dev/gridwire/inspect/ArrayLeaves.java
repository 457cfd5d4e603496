// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireInput;
import java.lang.reflect.Array;

/** Reads arrays of primitives as text: the length, and the first few elements. */
final class ArrayLeaves {

    private static final int SHOWN_NUMBERS = 8;

    private ArrayLeaves() {}

    static Leaf read(JdkType type, WireInput in) {
        PrimitiveType element = PrimitiveType.ofDescriptor(type.classNames().get(0).charAt(1));
        Object array = Leaves.require(PrimitiveForm.of(element).readArray(in), in);
        return switch (element) {
            case BYTE -> new Leaf(length(array, TextForm.hex((byte[]) array)), array);
            case CHAR -> new Leaf(length(array, TextForm.quoted(new String((char[]) array))), new String((char[]) array));
            default -> numbers(array);
        };
    }

    /** Returns the length of an array, and its first few elements. */
    static Leaf numbers(Object array) {
        String first = Leaves.firstOf(Array.getLength(array), SHOWN_NUMBERS, i -> String.valueOf(Array.get(array, i)));
        return new Leaf(length(array, first), array);
    }

    private static String length(Object array, String elements) {
        int length = Array.getLength(array);
        return "length " + length + (length == 0 ? "" : ": " + elements);
    }
}
