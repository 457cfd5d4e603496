// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.wire.PayloadHeader;
import org.jspecify.annotations.Nullable;

/**
 * A place where compilation starts anew. HotSpot's C2 inlines calls down to fifteen levels, counted from the method that it
 * compiles. If that is a method of the application, the last levels of fused code, which are the hottest, may remain calls. In
 * addition, each layer around fused code is compiled together with everything that it inlines. C2 never inlines methods of
 * throwables, so the methods here are compiled separately, once. No code throws an instance.
 */
final class CompilationRoot extends Throwable {

    private static final long serialVersionUID = 1;
    private static final byte HEADER = (byte) PayloadHeader.of(false, false);

    private CompilationRoot() {}

    /** Writes a payload to its end. */
    static void write(FusedGraph graph, FusedWriter writer, byte[] bytes, Object root) {
        bytes[0] = HEADER;
        writer.end(graph.write(writer, bytes, 1, root));
    }

    /** Reads a payload to its end, from behind its header or behind its root's name; returns null if it cannot. */
    static @Nullable Object read(FusedGraph graph, FusedReader reader, int header, boolean isNamed) {
        try {
            reader.begin(header);
            Object root = graph.read(reader, isNamed);
            reader.end();
            return root;
        } catch (VirtualMachineError e) {
            reader.clearFailed();
            throw e;
        } catch (Throwable e) {
            // Constructors may throw anything, and the general reader will call them again.
            reader.clearFailed();
            return null;
        }
    }
}
