// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** A body that only reads. */
public abstract class ReadingBody extends Body {

    /** Keeps the path step of each written slot. */
    protected ReadingBody(String[] steps) {
        super(steps);
    }

    @Override
    public final void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("a body of another state of the class only reads");
    }
}
