// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.wire.PayloadHeader;
import org.jspecify.annotations.Nullable;

/**
 * Where the compiler begins anew. HotSpot's C2 inlines calls down to fifteen levels, counted from the method that it compiles: if
 * that is one of an application's, the last levels of fused code, which are the hottest, may be left as calls. And each layer
 * around it is compiled as well, with all that it inlines. C2 never inlines methods of throwables into others, so that these are
 * compiled by themselves, once. Nothing throws one.
 */
final class CompilationRoot extends Throwable {

    private static final long serialVersionUID = 1;
    private static final byte HEADER = (byte) PayloadHeader.of(false, false);

    private CompilationRoot() {}

    /** Writes a payload, and ends it. */
    static void write(FusedGraph graph, FusedWriter writer, byte[] bytes, Object root) {
        bytes[0] = HEADER;
        writer.end(graph.write(writer, bytes, 1, root));
    }

    /** Reads a payload behind its header, or behind its root's name, to its end; null if it cannot. */
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
            // Constructors throw what they like, and will do so again.
            reader.clearFailed();
            return null;
        }
    }
}
