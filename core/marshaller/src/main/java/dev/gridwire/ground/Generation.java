// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.NativeImage;
import dev.gridwire.type.CodeGeneration;

/** The time at which a class's body is generated. It changes no byte. */
public enum Generation {
    /** After some uses, since generating code takes longer than interpreting a layout a few times. */
    WHEN_USED,
    /** With the first object of the class. */
    AT_ONCE,
    /** When the class was built: its companion serves from the first object on. Without a companion, the interpreter serves. */
    BUILT,
    /** Never. */
    NEVER;

    /** Returns the default. */
    public static Generation ofThisMachine() {
        return of(CodeGeneration.RUN_TIME);
    }

    /** Returns what a user's choice amounts to. A native image defines no classes, whatever the choice. */
    public static Generation of(CodeGeneration choice) {
        return choice == CodeGeneration.BUILD_TIME || NativeImage.isHere() ? BUILT : WHEN_USED;
    }

    /** Returns whether classes may be defined while the application runs. */
    public boolean definesClasses() {
        return this == WHEN_USED || this == AT_ONCE;
    }

    /** Returns whether code is wanted for the first object of a class. */
    public boolean isAtOnce() {
        return this == AT_ONCE || this == BUILT;
    }
}
