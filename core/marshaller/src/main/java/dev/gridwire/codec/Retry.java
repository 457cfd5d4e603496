// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/**
 * Thrown by a writer that must start again with a more conservative plan, because an assumption does not hold for this graph.
 * Never leaves a writer.
 */
public final class Retry extends RuntimeException {

    /** Keys have an identity, so it must be known which objects are complete. */
    public static final Retry KEYED = new Retry("keys have an identity");

    /** A class that the plan expects once in the graph occurs twice. */
    public static final Retry REPEATED = new Retry("a class occurs again");

    /** A hook is about to be called, which must happen only once, so nothing may be assumed from now on. */
    public static final Retry HOOKED = new Retry("a hook is called");

    private static final long serialVersionUID = 1L;

    private Retry(String reason) {
        super(reason, null, false, false);
    }
}
