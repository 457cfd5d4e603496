// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.ElementBuffer;

/**
 * A body that only reads, from the bytes of another state of the class. It is public because generated classes extend it, but it
 * is not part of the API.
 */
public abstract class ReadingBody extends Body {

    /** Keeps the path step of each written slot. */
    protected ReadingBody(String[] steps) {
        super(steps);
    }

    private static IllegalStateException isWritten() {
        return new IllegalStateException("a body of another state of the class only reads");
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw isWritten();
    }

    @Override
    public final void writeElements(GraphWriter writer, ElementBuffer elements, int count, UserCodec codec) {
        throw isWritten();
    }

    @Override
    public final void writeNamed(GraphWriter writer, Object value, UserCodec codec, boolean isDeclared) {
        throw isWritten();
    }
}
