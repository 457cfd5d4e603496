// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/** A declared method that has a hook's name and parameters. */
public record HookMethod(Hook hook, Access access, Role role) {

    /** Tells the effect of a declaration. */
    public enum Role {
        /** It is the hook. */
        HONOURED,
        /** Its return type or modifiers are wrong. It is not a hook, but it ends the search for an inherited one. */
        BLOCKING,
        /**
         * A synthetic {@code writeExternal} or {@code readExternal}, which an enhancer adds. It does not mean that someone chose
         * a form.
         */
        GENERATED
    }
}
