// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** Reads payloads, one at a time, for one thread; {@link #clear} makes it as new. */
public final class PayloadReader {

    private final GraphReader graph;
    private boolean failed;

    /** Makes a reader for the types of one marshaller. */
    public PayloadReader(Types types) {
        this.graph = new GraphReader(types);
    }

    /**
     * Reads a payload.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws dev.gridwire.GridwireException if it is refused
     */
    public @Nullable Object read(byte[] payload, int offset, int length) {
        graph.in().reset(payload, offset, length);
        try {
            return graph.end(graph.readRoot());
        } catch (RuntimeException | StackOverflowError e) {
            failed = true;
            throw graph.failed().failure(e, "read");
        }
    }

    /** Forgets the graph. */
    public void clear() {
        graph.clear(failed);
        failed = false;
    }
}
