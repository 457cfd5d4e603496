// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Writing must begin again, with more care: what was taken for granted does not hold for this graph. Never leaves a writer. */
public final class Retry extends RuntimeException {

    /** Keys have an identity, so it must be known which objects are complete. */
    public static final Retry KEYED = new Retry("keys have an identity");

    /** A class that was to stand in the graph once stands there twice. */
    public static final Retry REPEATED = new Retry("a class occurs again");

    /** A hook is to be called, which must happen once only: from now on nothing may be taken for granted. */
    public static final Retry HOOKED = new Retry("a hook is called");

    private static final long serialVersionUID = 1L;

    private Retry(String reason) {
        super(reason, null, false, false);
    }
}
