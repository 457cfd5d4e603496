// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import org.jspecify.annotations.Nullable;

/** The slots of one class of the user's as another state of it wrote them. Generated classes extend it; it is no API. */
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
