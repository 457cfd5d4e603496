// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Call;

/** Provides calls of the platform's boxes. */
final class BoxCalls {

    private BoxCalls() {}

    /** Returns the internal name of the class. */
    static String name(PrimitiveType type) {
        return StreamCodeNames.internal(type.box());
    }

    /** Returns a static call that boxes a value. */
    static Call box(PrimitiveType type) {
        return new Call(name(type), "valueOf", "(" + type.descriptor() + ")L" + name(type) + ";");
    }

    /** Returns a call that unboxes a value. */
    static Call unbox(PrimitiveType type) {
        return new Call(name(type), type + "Value", "()" + type.descriptor());
    }
}
