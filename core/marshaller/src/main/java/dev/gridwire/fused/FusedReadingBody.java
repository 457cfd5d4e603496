// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import org.jspecify.annotations.Nullable;

/**
 * Reads the slots of one user class as another state of it wrote them. It is public because generated classes extend it, but it
 * is not part of the API.
 */
public abstract class FusedReadingBody extends FusedBody {

    /** Makes a body. */
    protected FusedReadingBody() {}

    private static IllegalStateException isWritten() {
        return new IllegalStateException("a body of another state of the class only reads");
    }

    @Override
    public final int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        throw isWritten();
    }

    @Override
    public final int writeElements(
            FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        throw isWritten();
    }
}
