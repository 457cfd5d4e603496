// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.WrittenNames;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fused.GeneralWalk;
import dev.gridwire.graph.KnownRoots.Opening;
import dev.gridwire.payload.PayloadSource;
import dev.gridwire.schema.SchemaPendingException;
import dev.gridwire.seal.Seal;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Sealer;
import dev.gridwire.wire.SourceBytes;
import dev.gridwire.wire.WireInput;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads one payload after another. Not thread-safe. {@link #clear} restores its initial state. */
public final class PayloadReader {

    private final TypeTable types;
    private final KnownRoots roots;
    private final Sealer sealer;
    private final WireInput in = new WireInput();
    private final SourceBytes copied = new SourceBytes();
    private final Supplier<GeneralWalk> parts = new Parts();
    private FusedReader fused;
    /** Null until it is needed, and after an error that may have left it in any state. */
    private @Nullable KernelReader graph;
    /** Whether more than the input must be cleared. */
    private boolean isWalked;
    /** Whether the copied bytes must be cleared. */
    private boolean isCopied;
    private boolean failed;

    /** Makes a reader for one marshaller's types. */
    public PayloadReader(TypeTable types, Seal seal) {
        this.types = types;
        this.roots = types.roots();
        this.sealer = new Sealer(seal.rule());
        this.fused = new FusedReader(in, types.limits(), parts);
    }

    /**
     * Checks a payload's seal, if it has one or should have one, and reads the payload.
     *
     * @throws IndexOutOfBoundsException if the part does not lie within the array
     * @throws dev.gridwire.error.GridwireException if the payload is refused
     */
    public @Nullable Object read(byte[] payload, int offset, int length) {
        int opened = sealer.open(payload, offset, length);
        in.reset(payload, offset, opened);
        Opening opening = opened > Long.BYTES ? roots.opening(in.peekFixedLong()) : null;
        Fusion fusion = opening == null ? roots.at(payload, offset, opened) : opening.fusion();
        Object root = null;
        if (fusion != null) {
            in.skipBytes(opening == null ? 1 : opening.byteCount());
            try {
                root = fusion.read(fused, payload[offset], opening != null);
            } catch (StackOverflowError e) {
                renewFused();
            }
        }
        if (root != null) {
            return root;
        }
        boolean isRead = false;
        try {
            root = readAgain(fusion, payload, offset, opened);
            isRead = true;
            return root;
        } finally {
            fused.endFailures(isRead);
        }
    }

    /**
     * As {@link #read}, but reads the root's content into an existing object.
     *
     * @param target an object of exactly the root's class; it may be partly filled if the payload is refused
     */
    public void readInto(Object target, byte[] payload, int offset, int length) {
        int opened = sealer.open(payload, offset, length);
        in.reset(payload, offset, opened);
        walk(graph(), target, payload, offset, opened);
    }

    private @Nullable Object walk(KernelReader graph, @Nullable Object target, byte[] payload, int offset, int length) {
        isWalked = true;
        try {
            if (target != null) {
                GivenRoot.read(graph, target);
                return graph.end(target);
            }
            Object root = graph.end(graph.readRoot());
            if (root != null && length > 0 && PayloadHeader.isCurrent(payload[offset])) {
                learn(graph, root, length, PayloadHeader.refersBack(payload[offset]));
            }
            return root;
        } catch (SchemaPendingException e) {
            failed = true;
            throw e;
        } catch (RuntimeException e) {
            failed = true;
            if (target == null && graph.insertions().failed() >= 0) {
                readToPlace(graph, e, payload, offset, length);
            }
            throw graph.failed().failure(e, "read");
        } catch (StackOverflowError e) {
            this.graph = null;
            throw graph.failed().failure(e, "read");
        } catch (Throwable e) {
            // This is any other error, or an exception that a class throws without declaring it.
            this.graph = null;
            throw e;
        }
    }

    /** Reads up to the container whose late insertion failed, to find the path of the failure. */
    private void readToPlace(KernelReader graph, RuntimeException failure, byte[] payload, int offset, int length) {
        int number = graph.insertions().failed();
        graph.clear(true);
        in.reset(payload, offset, length);
        graph.insertions().failAt(number, failure);
        try {
            graph.readRoot();
        } catch (RuntimeException e) {
            // Usually this is the failure itself, which has left its path.
            return;
        }
    }

    /** Reads a payload from its first byte on, if the fused code for the local state exists but could not read it. */
    private @Nullable Object readAgain(@Nullable Fusion fusion, byte[] payload, int offset, int length) {
        in.reset(payload, offset, length);
        Fusion otherStates = fusion == null ? null : fusion.metOtherStates();
        if (otherStates != null) {
            in.skipBytes(1);
            try {
                Object root = otherStates.read(fused, payload[offset], false);
                if (root != null) {
                    return root;
                }
            } catch (StackOverflowError e) {
                renewFused();
            }
            in.reset(payload, offset, length);
        }
        return walk(graph(), null, payload, offset, length);
    }

    /** Replaces the fused reader. The general reader needs less of the stack, or reports that the stack is too small. */
    private void renewFused() {
        graph = null;
        fused = new FusedReader(in, types.limits(), parts);
    }

    private void learn(KernelReader graph, Object root, int byteCount, boolean refersBack) {
        TypeReader named = graph.typeReader();
        Codec written = named.adaptedRoot(root.getClass());
        Codec codec = written == null ? types.allowed(root.getClass()) : written;
        Fusion fusion = codec.fusion();
        if (fusion == null) {
            return;
        }
        if (named.namesOtherStates()) {
            fusion = fusion.otherStates();
            if (fusion instanceof WrittenNames names) {
                named.tell(names);
            }
        }
        fusion.walked(root, byteCount, refersBack);
        roots.add(codec);
    }

    /**
     * Copies a number of bytes from a source.
     *
     * @return an array that begins with these bytes, valid until {@link #clear}
     * @throws IOException if the source fails
     * @throws dev.gridwire.error.MalformedBytesException if the source ends too early
     */
    public <S> byte[] copied(S source, int length, PayloadSource<? super S> reader) throws IOException {
        isCopied = true;
        return copied.read(source, length, reader);
    }

    /** Begins parts of a payload. It is no lambda, which could not be linked at the end of the stack. */
    private final class Parts implements Supplier<GeneralWalk> {
        @Override
        public GeneralWalk get() {
            isWalked = true;
            return graph().partReader(fused.refersBack());
        }
    }

    private KernelReader graph() {
        KernelReader known = graph;
        if (known == null) {
            known = new KernelReader(types, in);
            graph = known;
        }
        return known;
    }

    /** Forgets the graph. */
    public void clear() {
        if (isCopied) {
            isCopied = false;
            copied.clear();
        }
        if (isWalked) {
            clearGraph();
        }
        in.clear();
    }

    private void clearGraph() {
        if (graph != null) {
            graph.clear(failed);
        }
        isWalked = false;
        failed = false;
    }
}
