// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Call;

/** The platform's boxes. */
final class StreamBoxes {

    private StreamBoxes() {}

    /** Internal name of the class. */
    static String name(PrimitiveType type) {
        return switch (type) {
            case BOOLEAN -> "java/lang/Boolean";
            case BYTE -> "java/lang/Byte";
            case SHORT -> "java/lang/Short";
            case CHAR -> "java/lang/Character";
            case INT -> "java/lang/Integer";
            case LONG -> "java/lang/Long";
            case FLOAT -> "java/lang/Float";
            case DOUBLE -> "java/lang/Double";
        };
    }

    /** Static: gives the box of a value. */
    static Call box(PrimitiveType type) {
        return new Call(name(type), "valueOf", "(" + type.descriptor() + ")L" + name(type) + ";");
    }

    /** Gives the value in a box. */
    static Call unbox(PrimitiveType type) {
        return new Call(name(type), type + "Value", "()" + type.descriptor());
    }
}
