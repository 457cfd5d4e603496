// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/**
 * Thrown by a writer that must start again on a more conservative plan: an assumption does not hold for this graph. Never
 * leaves a writer.
 */
public final class Retry extends RuntimeException {

    /** Keys have an identity, so it must be known which objects are complete. */
    public static final Retry KEYED = new Retry("keys have an identity");

    /** A class that the plan expects once in the graph stands there twice. */
    public static final Retry REPEATED = new Retry("a class occurs again");

    /** A hook is to be called, which must happen once only: from now on nothing may be taken for granted. */
    public static final Retry HOOKED = new Retry("a hook is called");

    private static final long serialVersionUID = 1L;

    private Retry(String reason) {
        super(reason, null, false, false);
    }
}
