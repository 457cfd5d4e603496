// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/**
 * Where the compiler begins anew. HotSpot's C2 inlines calls down to fifteen levels, counted from the method that it compiles: if
 * that is one of an application's, the last levels of fused code, which are the hottest, may be left as calls. It never inlines
 * methods of throwables, so these are compiled by themselves. Nothing throws one.
 */
final class CompilationRoot extends Throwable {

    private static final long serialVersionUID = 1;

    private CompilationRoot() {}

    static int write(FusedGraph graph, FusedWriter writer, byte[] bytes, int at, Object root) {
        return graph.write(writer, bytes, at, root);
    }

    static Object read(FusedGraph graph, FusedReader reader, boolean isNamed) {
        return graph.read(reader, isNamed);
    }
}
