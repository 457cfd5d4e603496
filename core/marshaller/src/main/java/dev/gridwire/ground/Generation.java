// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.NativeImage;
import dev.gridwire.type.CodeGeneration;

/** The time at which fused code is made for a root class. It changes no byte. */
public enum Generation {
    /** After some graphs, since generating code takes longer than interpreting layouts a few times. */
    WHEN_USED,
    /** With the first graph. */
    AT_ONCE,
    /** When the classes were built: their companions serve from the first graph on. Without them, the interpreter serves. */
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
}
