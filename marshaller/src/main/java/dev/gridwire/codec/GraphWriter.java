// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
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

    private final Types types;
    private final Limits limits;
    private final WireOutput out;
    private final int deferredBelow;
    private final int maxReferences;
    private final IdentityTable handles;
    private final Occurrences occurrences = new Occurrences();
    private final IntStack unmade = new IntStack();
    private final TypeWriter typeWriter;
    private final Gathered.Stack gathered = new Gathered.Stack();
    private final GraphPath path = new GraphPath();
    private final Completeness watched = new Completeness();
    /** {@link #watched}, or null if nobody needs it. */
    private @Nullable Completeness completeness;
    private final DeferredContents deferred = new DeferredContents();
    private int handleCount;
    private int depth;
    private int strictness;
    private int keys;
    private int met;
    private boolean keyed;
    private boolean refersBack;
    private boolean failed;

    /** Makes a writer for the types of one marshaller. */
    public GraphWriter(Types types) {
        this.types = types;
        this.limits = types.limits();
        this.out = new WireOutput(limits.bytes());
        this.maxReferences = limits.references();
        this.handles = new IdentityTable(types);
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
            Class<?> rootClass = root == null ? null : root.getClass();
            path.from(deferred.current() != null ? deferred.current() : rootClass);
            throw path.failure(e, "written");
        }
    }

    private void writeAll(@Nullable Object root, RootPlan plan) {
        completeness = plan.isWatchful() ? watched : null;
        occurrences.begin(plan);
        out.writeByte(PayloadHeader.of(false, false));
        writePolymorphic(root, types.root());
        for (Deferred next = deferred.next(); next != null; next = deferred.next()) {
            writeDeferred(next);
        }
        if (keyed || refersBack) {
            out.setByte(0, PayloadHeader.of(refersBack, keyed));
        }
        out.requireWithinLimit();
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
        deferred.clear();
        handleCount = 0;
        depth = 0;
        strictness = 0;
        keys = 0;
        keyed = false;
        refersBack = false;
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
        if (codec.hasIdentity() && isMet(value, codec)) {
            out.writeByte(Tags.BACK);
            out.writeVarint(distance());
            return;
        }
        boolean careful = isCareful();
        boolean later = careful && isDeferred(codec);
        if (later) {
            out.writeByte(Tags.DEFERRED);
        }
        if (slot.isDeclared(type)) {
            out.writeByte(Tags.DECLARED);
        } else {
            typeWriter.write(codec);
        }
        write(codec, value, careful, later);
    }

    /** Writes a reference whose type the bytes have named, or that has only one. */
    void writeMonomorphic(@Nullable Object value, Codec codec) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        if (codec.hasIdentity() && isMet(value, codec)) {
            out.writeVarint(Tags.SAME_BACK + (long) distance());
            return;
        }
        boolean careful = isCareful();
        boolean later = careful && isDeferred(codec);
        out.writeByte(later ? Tags.SAME_DEFERRED : Tags.SAME_NEW);
        write(codec, value, careful, later);
    }

    /**
     * Begins an object in a slot that declares its class, and that a subclass's object may stand in. Gives whether the caller
     * must write the slots and {@link #leave}; if not, all is written.
     */
    public boolean enter(@Nullable Object value, ReferenceSlot slot) {
        if (value == null || value.getClass() != slot.declared() || isCareful()) {
            writePolymorphic(value, slot);
            return false;
        }
        if (isMet(value, slot.userTarget())) {
            out.writeByte(Tags.BACK);
            out.writeVarint(distance());
            return false;
        }
        out.writeByte(Tags.DECLARED);
        depth++;
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
        if (value == null || codec.isRecord() || isCareful()) {
            writeMonomorphic(value, codec);
            return false;
        }
        if (isMet(value, codec)) {
            out.writeVarint(Tags.SAME_BACK + (long) distance());
            return false;
        }
        out.writeByte(Tags.SAME_NEW);
        depth++;
        return true;
    }

    /** Ends an object that was entered. */
    public void leave() {
        depth--;
    }

    /** Whether there is more to do for an object than to write it: at a great depth, and where completeness is watched. */
    private boolean isCareful() {
        return depth >= deferredBelow || completeness != null;
    }

    /** Whether the object has a handle, which is kept for {@link #distance}; otherwise it gets the next one. */
    private boolean isMet(Object value, Codec codec) {
        if (keys > 0) {
            watchKeys();
        }
        int handle = handleCount;
        if (!occurrences.isOnce(codec)) {
            int known = handles.findOrAdd(value, codec, handle);
            if (known >= 0) {
                met = known;
                return true;
            }
        }
        if (handle >= maxReferences) {
            throw Refusal.limit("The object graph has too many objects", "references", handle + 1L, maxReferences);
        }
        handleCount = handle + 1;
        if (completeness != null) {
            completeness.next();
        }
        return false;
    }

    private void watchKeys() {
        if (completeness == null) {
            throw Restart.KEYED;
        }
        keyed = true;
    }

    /** From the last object to the one that was met. */
    private int distance() {
        if (unmade.contains(met)) {
            throw Refusal.shape(
                    "An object that is made of its parts contains itself: handle=" + met,
                    "let a class with fields that can be set later, not a record, view or immutable collection, close the cycle");
        }
        refersBack = true;
        if (completeness != null) {
            completeness.reference(met);
        }
        return handleCount - 1 - met;
    }

    private boolean isDeferred(Codec codec) {
        return depth >= deferredBelow && strictness == 0 && codec.isDeferrable(keys > 0);
    }

    private void write(Codec codec, Object value, boolean careful, boolean later) {
        // Known to be of one class, a codec costs one jump less that the processor cannot foresee.
        if (careful && !(codec instanceof LeafCodec)) {
            writeCarefully(codec, value, later);
        } else {
            depth++;
            if (codec instanceof UserCodec user) {
                user.writeBody(this, value);
            } else {
                codec.writeBody(this, value);
            }
            depth--;
        }
    }

    private void writeCarefully(Codec codec, Object value, boolean later) {
        // A deferred object takes no level: its head has a comparator at most.
        Refusal.requireWithin("The object graph is too deep", "depth", later ? depth : depth + 1, limits.depth());
        depth++;
        if (completeness != null) {
            completeness.open(keys);
            keys = codec.hashesContent() ? keys : 0;
        }
        if (later) {
            defer(codec, value);
        } else {
            codec.writeBody(this, value);
        }
        depth--;
        if (completeness != null) {
            keys = later ? completeness.defer() : completeness.close(codec.hashesContent());
        }
    }

    private void defer(Codec codec, Object value) {
        if (codec instanceof FilledCodec filled) {
            beginParts(false);
            filled.writeHead(this, value);
            endParts(false);
        }
        deferred.add(codec, value);
    }

    /** Begins what must be there before the object of the last handle can be made. */
    void beginParts(boolean looksIntoParts) {
        unmade.push(handleCount - 1);
        strictness += looksIntoParts ? 1 : 0;
    }

    /** Ends it. */
    void endParts(boolean looksIntoParts) {
        strictness -= looksIntoParts ? 1 : 0;
        unmade.pop();
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
        return completeness == null || completeness.leaveKeys(count, limits.hashNesting(), out.position());
    }

    private void writeDeferred(Deferred next) {
        depth = 1;
        if (completeness == null) {
            next.write(this);
        } else {
            completeness.enter();
            next.write(this);
            completeness.leave();
        }
        depth = 0;
    }

    /** Writes how many elements follow. */
    void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, limits.containerLength());
        out.writeVarint(count);
    }
    }
