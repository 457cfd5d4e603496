// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Thrown when a graph or a payload does not meet the assumptions of fused code. It is not an error, and reaches no caller. */
public final class GuardFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** The only instance. It has no stack trace, which would take longer than writing the graph. */
    private static final GuardFailed INSTANCE = new GuardFailed();

    private GuardFailed() {
        super("not as fused code assumes", null, false, false);
    }

    /** Returns the only instance, to be thrown. */
    public static GuardFailed instance() {
        return INSTANCE;
    }
}
