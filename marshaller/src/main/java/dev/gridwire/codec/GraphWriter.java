// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.type.JdkType;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Walks one object graph and writes it. For one thread and one payload at a time; {@link #clear} makes it as new. */
public final class GraphWriter {

    /** Objects that can be filled later are not walked into below this depth. */
    static final int DEFERRED_BELOW = 128;

    /** A longer queue is given up afterwards, so that one large object does not stay with the marshaller. */
    private static final int KEPT_DEFERRED = 1_000;

    private final Types types;
    private final Limits limits;
    private final WireOutput out;
    private final IdentityTable handles = new IdentityTable();
    private final Completeness completeness = new Completeness();
    private final Map<Codec, Integer> named = new IdentityHashMap<>();
    private ArrayDeque<Object> deferred = new ArrayDeque<>();
    private int deferredPeak;
    private final GraphPath path = new GraphPath();
    private int depth;
    private int strictness;
    private int keys;

    /** Makes a writer for the types of one marshaller. */
    public GraphWriter(Types types) {
        this.types = types;
        this.limits = types.limits();
        this.out = new WireOutput(limits.bytes());
    }

    /**
     * Writes a payload.
     *
     * @return the bytes, to be taken before {@link #clear}
     * @throws dev.gridwire.GridwireException if the object is refused
     */
    public WireOutput write(@Nullable Object root) {
        Object start = root;
        try {
            PayloadHeader.write(out);
            writePolymorphic(root, ReferenceSlot.ROOT);
            while (!deferred.isEmpty()) {
                start = deferred.remove();
                writeDeferred(start);
            }
            return out;
        } catch (RuntimeException | StackOverflowError e) {
            path.from(start == null ? Object.class : start.getClass());
            throw path.failure(e, "written");
        }
    }

    /** Forgets the graph. */
    public void clear() {
        out.reset();
        handles.clear();
        completeness.clear();
        named.clear();
        deferred.clear();
        if (deferredPeak > KEPT_DEFERRED) {
            deferred = new ArrayDeque<>();
        }
        deferredPeak = 0;
        path.clear();
        depth = 0;
        strictness = 0;
        keys = 0;
    }

    WireOutput out() {
        return out;
    }

    Types types() {
        return types;
    }

    GraphPath path() {
        return path;
    }

    Completeness completeness() {
        return completeness;
    }

    /** Writes a reference with its type. */
    void writePolymorphic(@Nullable Object value, ReferenceSlot slot) {
        if (value == null) {
            out.writeVarint(Tags.NULL);
            return;
        }
        boolean declared = slot.isOfDeclaredClass(value);
        Codec codec = slot.codecOf(value, types);
        int known = codec.hasIdentity() ? handles.find(value) : -1;
        if (known >= 0) {
            out.writeVarint(Tags.BACK);
            out.writeVarint(distance(known));
            return;
        }
        boolean later = isDeferred(codec);
        if (later) {
            out.writeVarint(Tags.DEFERRED);
        }
        writeTypeTag(codec, declared);
        writeNew(codec, value, later);
    }

    /** Writes a reference whose type the bytes have named, or that has only one. */
    void writeMonomorphic(@Nullable Object value, Codec codec) {
        if (value == null) {
            out.writeVarint(Tags.NULL);
            return;
        }
        int known = codec.hasIdentity() ? handles.find(value) : -1;
        if (known >= 0) {
            out.writeVarint(Tags.SAME_BACK + (long) distance(known));
            return;
        }
        boolean later = isDeferred(codec);
        out.writeVarint(later ? Tags.SAME_DEFERRED : Tags.SAME_NEW);
        writeNew(codec, value, later);
    }

    /** Writes a value without identity. */
    void writeBare(Object value, Codec codec) {
        ((LeafCodec) codec).write(out, value);
    }

    private void writeTypeTag(Codec codec, boolean declared) {
        if (declared) {
            out.writeVarint(Tags.DECLARED);
        } else {
            writeType(codec);
        }
    }

    /** Names a type. */
    void writeType(Codec codec) {
        TypeName name = codec.name();
        if (name instanceof TypeName.Numbered numbered) {
            writeNumber(numbered.type());
        } else if (name instanceof TypeName.ArrayOf array) {
            writeNumber(JdkType.ARRAY);
            writeType(array.component());
        } else {
            writeNamed(codec, (TypeName.Named) name);
        }
    }

    private void writeNumber(JdkType type) {
        int number = type.number();
        if (number < Tags.RARE_TYPE) {
            out.writeVarint(Tags.FIRST_TYPE + number);
        } else {
            out.writeVarint(Tags.FIRST_TYPE + Tags.RARE_TYPE);
            out.writeVarint(number - Tags.RARE_TYPE - 1);
        }
    }

    private void writeNamed(Codec codec, TypeName.Named name) {
        Integer before = named.get(codec);
        if (before != null) {
            out.writeVarint(Tags.FIRST_TYPE + Tags.FIRST_NAMED_TYPE + before);
            return;
        }
        limit("The payload names too many types", "types", named.size() + 1, limits.types());
        named.put(codec, named.size());
        if (name.id() >= 0) {
            out.writeVarint(Tags.BY_ID);
            out.writeVarint(name.id());
        } else {
            out.writeVarint(Tags.BY_NAME);
            WireStrings.write(out, name.name());
        }
        out.writeFixedInt(name.schema());
    }

    private int distance(int handle) {
        if (!completeness.isMade(handle)) {
            throw Refusal.shape(
                    "An object that is made of its parts contains itself: handle=" + handle,
                    "let a class with fields that can be set later, not a record, view or immutable collection, close the cycle");
        }
        completeness.reference(handle);
        return completeness.handleCount() - 1 - handle;
    }

    private boolean isDeferred(Codec codec) {
        return depth >= Math.min(DEFERRED_BELOW, limits.depth()) && strictness == 0 && codec.isDeferrable(keys > 0);
    }

    private void writeNew(Codec codec, Object value, boolean later) {
        if (!codec.hasIdentity()) {
            ((LeafCodec) codec).write(out, value);
            return;
        }
        int handle = completeness.next();
        limit("The object graph has too many objects", "references", handle + 1L, limits.references());
        handles.add(value, handle);
        if (codec instanceof LeafCodec leaf) {
            leaf.write(out, value);
        } else {
            writeNested(codec, handle, value, later);
        }
    }

    private void writeNested(Codec codec, int handle, Object value, boolean later) {
        completeness.open(handle);
        // A deferred object takes no level: its head has a comparator at most.
        limit("The object graph is too deep", "depth", later ? depth : depth + 1, limits.depth());
        depth++;
        if (codec instanceof PartsCodec parts) {
            strictness += parts.looksIntoParts() ? 1 : 0;
            parts.write(this, value);
            strictness -= parts.looksIntoParts() ? 1 : 0;
            completeness.made(handle);
        } else {
            ((FilledCodec) codec).writeHead(this, value);
            completeness.made(handle);
            writeContent((FilledCodec) codec, value, later);
        }
        depth--;
        if (later) {
            completeness.defer(handle);
        } else {
            completeness.close(handle, !(codec instanceof ObjectCodec));
        }
    }

    private void writeContent(FilledCodec codec, Object value, boolean later) {
        if (later) {
            deferred.add(value);
            deferredPeak = Math.max(deferredPeak, deferred.size());
        } else if (codec instanceof ObjectCodec) {
            int outerKeys = keys;
            keys = 0;
            codec.writeContent(this, value);
            keys = outerKeys;
        } else {
            codec.writeContent(this, value);
        }
    }

    /** Begins keys or elements that a reader will hash or compare. */
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
        HashBudget.check(completeness.hashWork(), out.position());
        return completeness.leave() == Completeness.COMPLETE;
    }

    private void writeDeferred(Object value) {
        completeness.enter();
        depth = 1;
        // It was let in when its slot was written.
        ((FilledCodec) types.declared(value.getClass())).writeContent(this, value);
        depth = 0;
        completeness.leave();
    }

    /** Writes how many elements follow. */
    void writeCount(int count) {
        limit("A container is too long", "containerLength", count, limits.containerLength());
        out.writeVarint(count);
    }

    private static void limit(String rule, String name, long value, long limit) {
        if (value > limit) {
            throw Refusal.limit(rule, name, value, limit);
        }
    }
}
