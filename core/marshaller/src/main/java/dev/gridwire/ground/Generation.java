// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.NativeImage;
import dev.gridwire.type.CodeGeneration;

/** The moment at which a class's body is generated. It changes no byte. */
public enum Generation {
    /** After some uses: to generate code takes longer than to interpret a layout a few times. */
    WHEN_USED,
    /** When the first object of the class comes. */
    AT_ONCE,
    /** When the class was built: its companion serves from the first object on, else the interpreter. */
    BUILT,
    /** Never. */
    NEVER;

    /** What is done where nothing is set. */
    public static Generation ofThisMachine() {
        return of(CodeGeneration.RUN_TIME);
    }

    /** What a user's choice comes to. A native image defines no classes, whatever is chosen. */
    public static Generation of(CodeGeneration choice) {
        return choice == CodeGeneration.BUILD_TIME || NativeImage.isHere() ? BUILT : WHEN_USED;
    }

    /** Whether classes may be defined while the application runs. */
    public boolean definesClasses() {
        return this == WHEN_USED || this == AT_ONCE;
    }

    /** Whether a class's code is wanted for its first object. */
    public boolean isAtOnce() {
        return this == AT_ONCE || this == BUILT;
    }
}
