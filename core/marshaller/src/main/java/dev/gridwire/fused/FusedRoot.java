// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.ground.KeptClasses;
import dev.gridwire.wire.PayloadHeader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fused codec of one root class. Gives the bytes or the object, or says that the general walk must do it. Thread-safe. */
public final class FusedRoot {

    /** Larger payloads are left to the general walk, which grows its array as it goes. */
    private static final int LARGE = 1 << 20;

    /** How many times the room is given that was too little. */
    private static final int GROWTH = 4;

    private final FusedGraph graph;
    /** The flags of a header with which a payload is left to the general reader. */
    private final int unservedFlags;
    private final Set<Class<?>> classes;
    private Look look = new Look(0, true);
    /** Bytes that one payload took; no bound, so that a race costs a growth. */
    private int usualBytes;

    /** What {@link #isFreeOf} found at a time. */
    private record Look(int version, boolean isFree) {}

    /**
     * Makes the codec of a root class out of the code for its graphs.
     *
     * @param isKeyed whether a container in them may hash or compare objects with an identity
     * @param classes all whose objects may have unknown fields
     */
    public FusedRoot(FusedGraph graph, boolean isKeyed, Set<Class<?>> classes) {
        this.graph = graph;
        this.unservedFlags = PayloadHeader.of(!graph.isShared(), !isKeyed) & ~PayloadHeader.of(false, false);
        this.classes = Set.copyOf(classes);
    }

    /** Whether no object of the graphs is of these classes. */
    boolean isFreeOf(KeptClasses kept) {
        int version = kept.version();
        Look known = look;
        if (known.version() != version) {
            known = new Look(version, classes.stream().noneMatch(kept::has));
            look = known;
        }
        return known.isFree();
    }

    /** Whether it reads payloads with such a header. */
    boolean serves(int header) {
        return (header & unservedFlags) == 0;
    }

    /** Notes how many bytes a payload took. */
    void took(int byteCount) {
        if (byteCount > usualBytes && byteCount <= LARGE) {
            usualBytes = byteCount + byteCount / 4;
        }
    }

    /**
     * Writes a payload without its seal; gives false if it did not, and nothing is written then. Where the stack ends, the writer
     * may be left in any state.
     */
    boolean write(FusedWriter writer, Object root) {
        byte[] bytes = writer.out().room(usualBytes);
        try {
            CompilationRoot.write(graph, writer, bytes, root);
            return true;
        } catch (IndexOutOfBoundsException e) {
            writer.clearFailed();
            return writeLonger(writer, bytes.length, root);
        } catch (RuntimeException | LinkageError e) {
            // No error of the graph's is told here: the general walk begins again, and knows the place.
            writer.clearFailed();
            return false;
        }
    }

    /** As {@link #write(FusedWriter, Object)}, where so much room seems to have been too little. */
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
     * Reads a payload behind its header; null if it cannot, and the general reader must begin again. Where the stack ends, the
     * reader may be left in any state.
     */
    @Nullable Object read(FusedReader reader, int header, boolean isNamed) {
        return CompilationRoot.read(graph, reader, header, isNamed);
    }
}
