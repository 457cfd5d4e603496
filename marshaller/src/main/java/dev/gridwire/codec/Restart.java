// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Writing must begin again, with more care: what was taken for granted does not hold for this graph. Never leaves a writer. */
final class Restart extends RuntimeException {

    /** Keys have an identity, so it must be known which objects are complete. */
    static final Restart KEYED = new Restart("keys have an identity");

    /** A class that was to stand in the graph once stands there twice. */
    static final Restart REPEATED = new Restart("a class occurs again");

    /** A hook is to be called, which must happen once only: from now on nothing may be taken for granted. */
    static final Restart HOOKED = new Restart("a hook is called");

    private static final long serialVersionUID = 1L;

    private Restart(String reason) {
        super(reason, null, false, false);
    }
}
