// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.ground.KeptClasses;
import dev.gridwire.wire.PayloadHeader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads payloads of one root class by fused code. Returns the bytes or the object, or reports that the general walk
 * must take over. Thread-safe.
 */
public final class FusedRoot {

    /** The general walk handles larger payloads, since it grows its array on the way. */
    private static final int LARGE = 1 << 20;

    /** The factor by which room that was too small is enlarged. */
    private static final int GROWTH = 4;

    private final FusedGraph graph;
    private final boolean isCanonical;
    /** The header flags of payloads that the general reader must read. */
    private final int unservedFlags;
    private final Set<Class<?>> classes;
    private Look look = new Look(0, true);
    /** The size of a recent payload. It is not a limit, so a race only costs another growth of the array. */
    private int usualBytes;

    /** The result of {@link #isFreeOf} for one version. */
    private record Look(int version, boolean isFree) {}

    /**
     * Makes the codec of a root class from the code for its graphs.
     *
     * @param isKeyed whether a container in the graphs may hash or compare objects with an identity
     * @param isCanonical whether every NaN is written alike
     * @param classes the classes in the graphs whose objects may have unknown fields
     */
    public FusedRoot(FusedGraph graph, boolean isKeyed, boolean isCanonical, Set<Class<?>> classes) {
        this.graph = graph;
        this.isCanonical = isCanonical;
        this.unservedFlags = PayloadHeader.of(!graph.isShared(), !isKeyed) & ~PayloadHeader.of(false, false);
        this.classes = Set.copyOf(classes);
    }

    /** Returns whether no object in the graphs can be of these classes. */
    boolean isFreeOf(KeptClasses kept) {
        int version = kept.version();
        Look known = look;
        if (known.version() != version) {
            known = new Look(version, classes.stream().noneMatch(kept::has));
            look = known;
        }
        return known.isFree();
    }

    /** Returns whether it reads payloads with this header. */
    boolean serves(int header) {
        return (header & unservedFlags) == 0;
    }

    /** Notes the size of a payload. */
    void took(int byteCount) {
        if (byteCount > usualBytes && byteCount <= LARGE) {
            usualBytes = byteCount + byteCount / 4;
        }
    }

    /**
     * Writes a payload without its seal. Returns false if it could not; nothing is written then. If the stack overflows, the
     * state of the writer is undefined.
     */
    boolean write(FusedWriter writer, Object root) {
        if (!isCanonical) {
            return writeGraph(writer, root);
        }
        writer.out().collapseNan(true);
        try {
            return writeGraph(writer, root);
        } finally {
            writer.out().collapseNan(false);
        }
    }

    private boolean writeGraph(FusedWriter writer, Object root) {
        byte[] bytes = writer.out().room(usualBytes);
        try {
            CompilationRoot.write(graph, writer, bytes, root);
            return true;
        } catch (IndexOutOfBoundsException e) {
            writer.clearFailed();
            return writeLonger(writer, bytes.length, root);
        } catch (RuntimeException | LinkageError e) {
            // An error that the graph causes need not be reported here: the general walk starts over and knows the place.
            writer.clearFailed();
            return false;
        }
    }

    /** As {@link #writeGraph}, if this much room seems to have been too little. */
    private boolean writeLonger(FusedWriter writer, int length, Object root) {
        for (long room = (long) GROWTH * length; room <= LARGE; room *= GROWTH) {
            try {
                CompilationRoot.write(graph, writer, writer.out().room((int) room), root);
                took(writer.out().position());
                return true;
            } catch (IndexOutOfBoundsException e) {
                writer.clearFailed();
            } catch (RuntimeException | LinkageError e) {
                writer.clearFailed();
                return false;
            }
        }
        return false;
    }

    /**
     * Reads a payload from behind its header. Returns null if it could not; the general reader must then start over. If the stack
     * overflows, the state of the reader is undefined.
     */
    @Nullable Object read(FusedReader reader, int header, boolean isNamed) {
        return CompilationRoot.read(graph, reader, header, isNamed);
    }
}
