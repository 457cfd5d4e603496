// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Walks one object graph and writes it. For one thread and one payload at a time; {@link #clear} makes it as new. Generated
 * code calls its public methods; they are no API.
 *
 * <p>It begins in the belief that no container hashes or compares objects that have an identity, so that {@link Completeness}
 * need not be known. If one does, it begins again. The header tells a reader.
 */
public final class GraphWriter {

    /** Objects that can be filled later are not walked into below this depth. */
    static final int DEFERRED_BELOW = 128;

    /** A longer queue is given up afterwards, so that one large object does not stay with the marshaller. */
    private static final int KEPT_DEFERRED = 1_000;

    private final Types types;
    private final Limits limits;
    private final WireOutput out;
    private final int deferredBelow;
    private final int maxReferences;
    private final IdentityTable handles = new IdentityTable();
    private final Occurrences occurrences = new Occurrences();
    private final IntStack unmade = new IntStack();
    private final TypeWriter typeWriter;
    private final Gathered.Stack gathered = new Gathered.Stack();
    private final GraphPath path = new GraphPath();
    private final Completeness watched = new Completeness();
    /** {@link #watched}, or null if nobody needs it. */
    private @Nullable Completeness completeness;
    private ArrayDeque<Object> deferred = new ArrayDeque<>(1);
    private int deferredPeak;
    private @Nullable Object deferring;
    private int handleCount;
    private int depth;
    private int strictness;
    private int keys;
    private boolean keyed;
    private boolean failed;

    /** Makes a writer for the types of one marshaller. */
    public GraphWriter(Types types) {
        this.types = types;
        this.limits = types.limits();
        this.out = new WireOutput(limits.bytes());
        this.maxReferences = limits.references();
        this.typeWriter = new TypeWriter(out, limits);
        this.deferredBelow = Math.min(DEFERRED_BELOW, limits.depth());
    }

    /**
     * Writes a payload.
     *
     * @return the bytes, to be taken before {@link #clear}
     * @throws dev.gridwire.GridwireException if the object is refused
     */
    public WireOutput write(@Nullable Object root) {
        try {
            RootPlan plan = root == null ? RootPlan.HOPEFUL : types.rootPlan(root);
            try {
                writeAll(root, plan);
            } catch (Restart e) {
                failed = true;
                plan.learn(e);
                clear();
                writeAll(root, RootPlan.CAREFUL);
            }
            return out;
        } catch (RuntimeException | StackOverflowError e) {
            failed = true;
            Object last = deferring;
            path.from(last != null ? last.getClass() : root == null ? null : root.getClass());
            throw path.failure(e, "written");
        }
    }

    private void writeAll(@Nullable Object root, RootPlan plan) {
        completeness = plan.isWatchful() ? watched : null;
        occurrences.begin(plan);
        out.writeByte(PayloadHeader.of(false));
        writePolymorphic(root, types.root());
        while (deferredPeak > 0 && !deferred.isEmpty()) {
            deferring = deferred.remove();
            writeDeferred(deferring);
        }
        if (keyed) {
            out.setByte(0, PayloadHeader.of(true));
        }
    }

    /** Forgets the graph. */
    public void clear() {
        out.reset();
        handles.clear();
        unmade.clear();
        typeWriter.clear();
        gathered.clear();
        if (failed) {
            path.clear();
            failed = false;
        }
        if (completeness != null) {
            watched.clear();
        }
        if (deferredPeak > 0) {
            deferred = deferredPeak > KEPT_DEFERRED ? new ArrayDeque<>(1) : deferred;
            deferred.clear();
            deferredPeak = 0;
            deferring = null;
        }
        handleCount = 0;
        depth = 0;
        strictness = 0;
        keys = 0;
        keyed = false;
    }

    /** Where the bytes go. */
    public WireOutput out() {
        return out;
    }

    Types types() {
        return types;
    }

    GraphPath path() {
        return path;
    }

    TypeWriter typeWriter() {
        return typeWriter;
    }

    Gathered.Stack gathered() {
        return gathered;
    }

    /** Writes a string. */
    public void writeString(@Nullable String text) {
        WireStrings.write(out, text);
    }

    /** Writes a reference with its type. */
    void writePolymorphic(@Nullable Object value, ReferenceSlot slot) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        Class<?> type = value.getClass();
        Codec codec = slot.codecOf(type);
        if (codec.hasIdentity()) {
            int known = meet(value, codec);
            if (known >= 0) {
                out.writeByte(Tags.BACK);
                out.writeVarint(distance(known));
                return;
            }
        }
        boolean later = isDeferred(codec);
        if (later) {
            out.writeByte(Tags.DEFERRED);
        }
        if (slot.isDeclared(type)) {
            out.writeByte(Tags.DECLARED);
        } else {
            typeWriter.write(codec);
        }
        writeNew(codec, value, later);
    }

    /** Writes a reference whose type the bytes have named, or that has only one. */
    void writeMonomorphic(@Nullable Object value, Codec codec) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        if (codec.hasIdentity()) {
            int known = meet(value, codec);
            if (known >= 0) {
                out.writeVarint(Tags.SAME_BACK + (long) distance(known));
                return;
            }
        }
        boolean later = isDeferred(codec);
        out.writeByte(later ? Tags.SAME_DEFERRED : Tags.SAME_NEW);
        writeNew(codec, value, later);
    }

    /**
     * Begins an object in a slot that declares its class, and that a subclass's object may stand in. Gives whether the caller
     * must write the slots and {@link #leave}; if not, all is written.
     */
    public boolean enter(@Nullable Object value, ReferenceSlot slot) {
        if (value == null || value.getClass() != slot.declared() || depth >= deferredBelow) {
            writePolymorphic(value, slot);
            return false;
        }
        UserCodec codec = slot.userTarget();
        int known = meet(value, codec);
        if (known >= 0) {
            out.writeByte(Tags.BACK);
            out.writeVarint(distance(known));
            return false;
        }
        out.writeByte(Tags.DECLARED);
        open(codec);
        return true;
    }

    /** Begins an object in a slot whose class is final; otherwise as {@link #enter}. */
    public boolean enterSame(@Nullable Object value, ReferenceSlot slot) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return false;
        }
        return enterElement(value, slot.userTarget());
    }

    /** Begins an object whose class the bytes have named; otherwise as {@link #enter}. */
    public boolean enterElement(@Nullable Object value, UserCodec codec) {
        if (value == null || depth >= deferredBelow) {
            writeMonomorphic(value, codec);
            return false;
        }
        int known = meet(value, codec);
        if (known >= 0) {
            out.writeVarint(Tags.SAME_BACK + (long) distance(known));
            return false;
        }
        out.writeByte(Tags.SAME_NEW);
        open(codec);
        return true;
    }

    /** Ends the object in the slot. */
    public void leave(ReferenceSlot slot) {
        close(slot.userTarget(), false);
    }

    /** Ends the element. */
    public void leave(UserCodec codec) {
        close(codec, false);
    }

    /** Gives the handle of an object, or -1 if it was met for the first time; it has the next one then. */
    private int meet(Object value, Codec codec) {
        if (keys > 0) {
            if (completeness == null) {
                throw Restart.KEYED;
            }
            keyed = true;
        }
        int handle = handleCount;
        if (!occurrences.isOnce(codec)) {
            int known = handles.findOrAdd(value, handle);
            if (known >= 0) {
                return known;
            }
        }
        if (handle >= maxReferences) {
            throw Refusal.limit("The object graph has too many objects", "references", handle + 1L, maxReferences);
        }
        handleCount = handle + 1;
        if (completeness != null) {
            completeness.next();
        }
        return -1;
    }

    private int distance(int handle) {
        if (unmade.contains(handle)) {
            throw Refusal.shape(
                    "An object that is made of its parts contains itself: handle=" + handle,
                    "let a class with fields that can be set later, not a record, view or immutable collection, close the cycle");
        }
        if (completeness != null) {
            completeness.reference(handle);
        }
        return handleCount - 1 - handle;
    }

    private boolean isDeferred(Codec codec) {
        return depth >= deferredBelow && strictness == 0 && codec.isDeferrable(keys > 0);
    }

    private void writeNew(Codec codec, Object value, boolean later) {
        if (codec instanceof LeafCodec leaf) {
            leaf.write(out, value);
            return;
        }
        // A deferred object takes no level: its head has a comparator at most.
        Refusal.requireWithin("The object graph is too deep", "depth", later ? depth : depth + 1, limits.depth());
        int handle = handleCount - 1;
        open(codec);
        if (codec instanceof PartsCodec parts) {
            writeParts(parts, handle, value);
        } else if (codec instanceof FilledCodec filled && filled.hasHead()) {
            unmade.push(handle);
            filled.writeHead(this, value);
            unmade.pop();
        }
        if (later) {
            deferred.add(value);
            deferredPeak = Math.max(deferredPeak, deferred.size());
        } else if (!(codec instanceof PartsCodec)) {
            writeContent(codec, value);
        }
        close(codec, later);
    }

    private void writeContent(Codec codec, Object value) {
        if (codec instanceof UserCodec user) {
            user.body().write(this, value);
        } else {
            ((FilledCodec) codec).writeContent(this, value);
        }
    }

    private void writeParts(PartsCodec codec, int handle, Object value) {
        unmade.push(handle);
        strictness += codec.looksIntoParts() ? 1 : 0;
        codec.write(this, value);
        strictness -= codec.looksIntoParts() ? 1 : 0;
        unmade.pop();
    }

    private void open(Codec codec) {
        depth++;
        if (completeness != null) {
            completeness.open(keys);
            keys = codec.hashesContent() ? keys : 0;
        }
        if (codec instanceof UserCodec user && user.isRecord()) {
            strictness++;
            unmade.push(handleCount - 1);
        }
    }

    private void close(Codec codec, boolean later) {
        depth--;
        if (completeness != null) {
            keys = later ? completeness.defer() : completeness.close(codec.hashesContent());
        }
        if (codec instanceof UserCodec user && user.isRecord()) {
            strictness--;
            unmade.pop();
        }
    }

    /** Begins keys or elements that a reader will hash or compare. */
    void enterKeys() {
        keys++;
        if (completeness != null) {
            completeness.enter();
        }
    }

    /** Ends them, and gives whether they are complete. */
    boolean leaveKeys(int count) {
        keys--;
        if (completeness == null) {
            return true;
        }
        completeness.addWeight(count);
        int levels = completeness.addHashLevel();
        Refusal.requireWithin("Hash containers stand too deep inside each other", "hashNesting", levels, limits.hashNesting());
        HashBudget.check(completeness.hashWork(), out.position());
        return completeness.leave() == Completeness.COMPLETE;
    }

    private void writeDeferred(Object value) {
        if (completeness != null) {
            completeness.enter();
        }
        depth = 1;
        // It was let in when its slot was written.
        writeContent(types.declared(value.getClass()), value);
        depth = 0;
        if (completeness != null) {
            completeness.leave();
        }
    }

    /** Writes how many elements follow. */
    void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, limits.containerLength());
        out.writeVarint(count);
    }
    }
