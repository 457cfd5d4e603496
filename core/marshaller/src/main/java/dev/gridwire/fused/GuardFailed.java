// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Says that a graph or a payload is not as fused code assumes. It is no error, and reaches no caller. */
public final class GuardFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** The one; without a stack, which would take longer than to write the graph. */
    private static final GuardFailed INSTANCE = new GuardFailed();

    private GuardFailed() {
        super("not as fused code assumes", null, false, false);
    }

    /** Gives the one, to be thrown. */
    public static GuardFailed instance() {
        return INSTANCE;
    }
}
