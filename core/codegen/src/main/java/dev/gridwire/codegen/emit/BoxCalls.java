// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Call;

/** Calls of the platform's boxes. */
final class BoxCalls {

    private BoxCalls() {}

    /** Internal name of the class. */
    static String name(PrimitiveType type) {
        return StreamCodeNames.internal(type.box());
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
