// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.MalformedBytesException;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads one object graph. For one payload. */
public final class GraphReader {

    private static final int FIRST_OBJECTS = 16;

    private final Types types;
    private final Limits limits;
    private final WireInput in;
    private final TypeReader typeReader;
    private final Completeness completeness = new Completeness();
    private final ArrayDeque<Deferred> deferred = new ArrayDeque<>();
    private final Insertions insertions = new Insertions();
    private final GraphPath path = new GraphPath();
    private @Nullable Object[] objects = new @Nullable Object[FIRST_OBJECTS];
    private @Nullable Class<?> start;
    private int depth;
    private int strictness;
    private int keys;
    private long awaited;

    /** Makes a reader of one payload for the types of one marshaller. */
    public GraphReader(Types types, WireInput in) {
        this.types = types;
        this.limits = types.limits();
        this.in = in;
        this.typeReader = new TypeReader(types, in);
    }

    private record Deferred(FilledCodec codec, Object made) {}

    /**
     * Reads the payload.
     *
     * @throws dev.gridwire.GridwireException if it is refused
     */
    public @Nullable Object read() {
        try {
            PayloadHeader.read(in);
            Object root = readPolymorphic(ReferenceSlot.ROOT);
            readDeferred();
            if (in.remaining() > 0) {
                throw in.malformed("bytes follow the payload: trailingBytes=" + in.remaining());
            }
            insertions.run();
            return root;
        } catch (RuntimeException | StackOverflowError e) {
            path.from(start());
            throw path.failure(e, "read");
        }
    }

    private Class<?> start() {
        Class<?> first = typeReader.first();
        return start != null ? start : first != null ? first : Object.class;
    }

    WireInput in() {
        return in;
    }

    Types types() {
        return types;
    }

    TypeReader typeReader() {
        return typeReader;
    }

    GraphPath path() {
        return path;
    }

    Completeness completeness() {
        return completeness;
    }

    Insertions insertions() {
        return insertions;
    }

    /** Reads a reference with its type. */
    @Nullable Object readPolymorphic(ReferenceSlot slot) {
        long tag = in.readVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (tag == Tags.BACK) {
            return backReference(in.readVarint());
        }
        boolean later = tag == Tags.DEFERRED;
        long typeTag = later ? in.readVarint() : tag;
        Codec codec = typeTag == Tags.DECLARED ? slot.declaredCodec(this) : typeReader.read(typeTag);
        return readNew(codec, later);
    }

    /** Reads a reference whose type is known. */
    @Nullable Object readMonomorphic(Codec codec) {
        long tag = in.readVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (tag == Tags.SAME_NEW || tag == Tags.SAME_DEFERRED) {
            return readNew(codec, tag == Tags.SAME_DEFERRED);
        }
        if (tag > 0 && tag < Tags.SAME_BACK || !codec.hasIdentity()) {
            throw in.malformed("a slot of one type has no such tag: tag=" + Long.toUnsignedString(tag));
        }
        return backReference(tag - Tags.SAME_BACK);
    }

    /** Reads a value without identity. */
    Object readBare(Codec codec) {
        return readNew(codec, false);
    }

    private Object backReference(long distance) {
        long handle = completeness.handleCount() - 1L - distance;
        if (distance < 0 || handle < 0) {
            throw in.malformed("a reference goes back too far: distance=" + Long.toUnsignedString(distance));
        }
        Object object = objects[(int) handle];
        if (object == null) {
            throw in.malformed("an object that is made of its parts contains itself: handle=" + handle);
        }
        completeness.reference((int) handle);
        return object;
    }

    private Object readNew(Codec codec, boolean later) {
        if (later && (strictness > 0 || !codec.isDeferrable(keys > 0))) {
            throw in.malformed("the object cannot be deferred: class=" + codec.type().getName());
        }
        if (codec instanceof LeafCodec leaf) {
            Object value = readLeaf(leaf);
            if (leaf.hasIdentity()) {
                keep(newHandle(), value);
            }
            return value;
        }
        if (codec instanceof NoObjectsCodec) {
            throw in.malformed("there are no objects of exactly this type: type=" + codec.type().getName());
        }
        return readNested(codec, newHandle(), later);
    }

    private Object readLeaf(LeafCodec codec) {
        int at = in.offset();
        try {
            return codec.read(in);
        } catch (MalformedBytesException | Refusal e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            // The JDK's factories say in many ways that a value is out of range.
            String rule = "this is no value of its class: class=" + codec.type().getName();
            throw Refusal.bytes(rule + ", exception=" + e.getClass().getName(), at, e);
        }
    }

    private Object readNested(Codec codec, int handle, boolean later) {
        completeness.open(handle);
        limit("The object graph is too deep", "depth", later ? depth : depth + 1, limits.depth());
        depth++;
        Object made;
        if (codec instanceof PartsCodec parts) {
            made = readParts(parts, handle);
        } else {
            FilledCodec filled = (FilledCodec) codec;
            made = filled.make(this);
            keep(handle, made);
            readContent(filled, made, later);
        }
        depth--;
        if (later) {
            completeness.defer(handle);
        } else {
            completeness.close(handle, !(codec instanceof ObjectCodec));
        }
        return made;
    }

    private Object readParts(PartsCodec codec, int handle) {
        strictness += codec.looksIntoParts() ? 1 : 0;
        Object made = codec.read(this);
        strictness -= codec.looksIntoParts() ? 1 : 0;
        keep(handle, made);
        return made;
    }

    private void readContent(FilledCodec codec, Object made, boolean later) {
        if (later) {
            deferred.add(new Deferred(codec, made));
        } else if (codec instanceof ObjectCodec) {
            int outerKeys = keys;
            keys = 0;
            codec.fill(this, made);
            keys = outerKeys;
        } else {
            codec.fill(this, made);
        }
    }

    /** Begins keys or elements that will be hashed or compared. */
    void enterKeys() {
        keys++;
        completeness.enter();
    }

    /** Ends them, and gives whether they are complete. */
    boolean leaveKeys(int count) {
        keys--;
        completeness.addWeight(count);
        int levels = completeness.addHashLevel();
        limit("Hash containers stand too deep inside each other", "hashNesting", levels, limits.hashNesting());
        HashBudget.check(completeness.hashWork(), in.offset());
        return completeness.leave() == Completeness.COMPLETE;
    }

    private void readDeferred() {
        while (!deferred.isEmpty()) {
            Deferred next = deferred.remove();
            insertions.nextPhase();
            start = next.made().getClass();
            completeness.enter();
            depth = 1;
            next.codec().fill(this, next.made());
            depth = 0;
            completeness.leave();
        }
    }

    private int newHandle() {
        int handle = completeness.next();
        limit("The object graph has too many objects", "references", handle + 1L, limits.references());
        if (handle == objects.length) {
            objects = Arrays.copyOf(objects, handle * 2);
        }
        return handle;
    }

    private void keep(int handle, Object object) {
        objects[handle] = object;
        completeness.made(handle);
    }

    /**
     * Reads how many elements follow, each of at least so many bytes. The bytes that enclosing and deferred containers still wait
     * for are not there for this one, so that all that is allocated ahead is within the payload's size.
     */
    int readCount(int bytesEach) {
        int count = in.readCount(bytesEach);
        if ((long) count * bytesEach > in.remaining() - awaited) {
            throw in.malformed("more is announced than there is: count=" + count + ", remainingBytes=" + in.remaining()
                    + ", awaitedBytes=" + awaited);
        }
        limit("A container is too long", "containerLength", count, limits.containerLength());
        awaited += (long) count * bytesEach;
        return count;
    }

    /** Begins an element that was counted. */
    void element() {
        awaited--;
    }

    private static void limit(String rule, String name, long value, long limit) {
        if (value > limit) {
            throw Refusal.limit(rule, name, value, limit);
        }
    }
}
