// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Walks one object graph and writes it. Generated code calls its public methods; they are no API. */
public final class GraphWriter {

    /** Objects that can be filled later are not walked into below this depth. */
    static final int DEFERRED_BELOW = 128;

    private final Types types;
    private final Limits limits;
    private final WireOutput out;
    private final int deferredBelow;
    private final int maxContainerLength;
    private final KnownObjects known;
    private final TypeWriter typeWriter;
    private final Gathered.Stack gathered = new Gathered.Stack();
    private final GraphPath path = new GraphPath();
    private final Keys keys;
    private final DeferredContents deferred = new DeferredContents();
    private final WriterHooks hooks = new WriterHooks();
    private int depth;
    /** The depth at which {@link #isCareful} begins. */
    private int carefulFrom;
    private int strictness;
    private boolean keyed;

    /** Makes a writer for the types of one marshaller. */
    GraphWriter(Types types) {
        this.types = types;
        this.limits = types.limits();
        this.out = new WireOutput(limits.bytes());
        this.maxContainerLength = limits.containerLength();
        this.known = new KnownObjects(types);
        this.keys = new Keys(limits.hashNesting());
        this.typeWriter = new TypeWriter(out, limits);
        this.deferredBelow = Math.min(DEFERRED_BELOW, limits.depth());
    }

    /** Begins a payload. */
    void begin(RootPlan plan) {
        keys.begin(plan.isWatchful());
        carefulFrom = plan.isWatchful() ? 0 : deferredBelow;
        keyed = false;
        known.begin(plan);
    }

    /** Writes the header and the root; the header lacks what {@link #end} knows. */
    void writeRoot(@Nullable Object root, @Nullable Codec codec) {
        if (root != null && codec instanceof UserCodec user && user.openingByteCount() > 0 && !isCareful()) {
            out.writeWord(user.opening(), user.openingByteCount());
            typeWriter.add(user);
            known.isKnown(root, user);
            depth = 1;
            user.writeBody(this, root);
            depth = 0;
        } else {
            out.writeByte(PayloadHeader.of(false, false));
            writePolymorphic(root, types.root());
        }
    }

    /** Ends the payload: what was deferred, and the header. */
    void end() {
        for (Deferred next = deferred.next(); next != null; next = deferred.next()) {
            depth = 1;
            keys.enterDeferred();
            next.write(this);
            keys.leaveDeferred();
            depth = 0;
        }
        if (keyed || known.refersBack()) {
            out.setByte(0, PayloadHeader.of(known.refersBack(), keyed));
        }
        out.requireWithinLimit();
    }

    /** Where writing failed, which began at this root. */
    GraphPath failedFrom(@Nullable Object root) {
        Class<?> rootClass = root == null ? null : root.getClass();
        path.from(deferred.current() != null ? deferred.current() : rootClass);
        return path;
    }

    /**
     * Forgets the graph.
     *
     * @param failed whether writing failed, so that not all that began has ended
     */
    void clear(boolean failed) {
        out.reset();
        known.clear();
        typeWriter.clear();
        deferred.clear();
        hooks.clear();
        keys.clear();
        if (failed) {
            known.clearParts();
            gathered.clear();
            path.clear();
            depth = 0;
            strictness = 0;
        }
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
        boolean isDeclared = slot.isDeclared(type);
        if (!isCareful() && codec instanceof UserCodec user && !user.isRecord()) {
            user.body().writeNamed(this, value, user, isDeclared);
        } else {
            writeAny(value, codec, slot, isDeclared);
        }
    }

    private void writeAny(Object value, Codec codec, ReferenceSlot slot, boolean isDeclared) {
        if (codec.hasIdentity()) {
            if (isMet(value, codec)) {
                writeBack();
                return;
            }
        } else if (codec.isReplaced()) {
            hooks().writeReplaced(value, codec, slot);
            return;
        }
        boolean careful = isCareful();
        boolean later = careful && isDeferred(codec);
        if (later) {
            out.writeByte(Tags.DEFERRED);
        }
        if (isDeclared) {
            out.writeByte(Tags.DECLARED);
        } else {
            typeWriter.write(codec);
        }
        write(codec, value, careful, later);
    }

    private void writeBack() {
        out.writeByte(Tags.BACK);
        out.writeVarint(distance());
    }

    /** Writes a plain collection with its type, where no more is to be done than that. */
    void writeCollection(Collection<?> collection, CollectionCodec codec) {
        if (known.isKnown(collection, codec)) {
            writeBack();
        } else {
            out.writeByte(codec.tag());
            depth++;
            Elements.write(this, collection);
            depth--;
        }
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

    /** By what objects are looked for; see {@link Body#hashIn}. */
    public int hashing() {
        return known.hashing();
    }

    /**
     * Begins an object that names its class, where no more is to be done than to write it. Gives whether the caller must write
     * the slots and {@link #leave}; if not, all is written.
     */
    public boolean enterNamed(Object value, UserCodec codec, int hash, boolean isDeclared) {
        if (known.isKnown(value, codec, hash)) {
            writeBack();
            return false;
        }
        if (isDeclared) {
            out.writeByte(Tags.DECLARED);
        } else {
            typeWriter.writeUsers(codec);
        }
        depth++;
        return true;
    }

    /** Begins an object in a slot that declares its class or a superclass; as {@link #enterNamed}. */
    public boolean enter(@Nullable Object value, ReferenceSlot slot, int hash) {
        if (value == null || value.getClass() != slot.declared() || isCareful()) {
            writePolymorphic(value, slot);
            return false;
        }
        return enterNamed(value, slot.userTarget(), hash, true);
    }

    /** Begins an object in a slot whose class is final; as {@link #enterNamed}. */
    public boolean enterSame(@Nullable Object value, ReferenceSlot slot, int hash) {
        if (value == null || isCareful()) {
            slot.writeDeclared(this, value);
            return false;
        }
        if (!enterElement(value, slot.userTarget(), hash)) {
            return false;
        }
        depth++;
        return true;
    }

    /** Begins elements of one class; gives whether {@link #enterElement} serves them and the caller must {@link #leave}. */
    boolean enterElements(UserCodec codec) {
        if (isCareful() || codec.isRecord()) {
            return false;
        }
        depth++;
        return true;
    }

    /** Begins an object whose class the bytes have named. Gives whether the caller must write the slots. */
    public boolean enterElement(@Nullable Object value, UserCodec codec, int hash) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return false;
        }
        if (known.isKnown(value, codec, hash)) {
            out.writeVarint(Tags.SAME_BACK + (long) distance());
            return false;
        }
        out.writeByte(Tags.SAME_NEW);
        return true;
    }

    /** Ends an object that was entered. */
    public void leave() {
        depth--;
    }

    /** Whether there is more to do for an object than to write it: at a great depth, among keys, if completeness is watched. */
    boolean isCareful() {
        return depth >= carefulFrom;
    }

    /** Whether the object has a handle, as {@link KnownObjects#isKnown(Object, Codec)}; minds keys. */
    boolean isMet(Object value, Codec codec) {
        if (keys.areHere()) {
            if (!keys.areWatched()) {
                throw Restart.KEYED;
            }
            keyed = true;
        }
        boolean met = known.isKnown(value, codec);
        if (!met) {
            keys.next();
        }
        return met;
    }

    /** Gives the next handle to an object that nothing need find again. */
    void takeHandle() {
        known.takeHandle();
        keys.next();
    }

    WriterHooks hooks() {
        return hooks.of(this);
    }

    /** Whether nothing is taken for granted, so that nothing can make the writer begin again. */
    boolean cannotRestart() {
        return keys.areWatched() && known.areAllTracked();
    }

    /** Begins, by 1, or ends, by -1, an object whose hooks look into what it holds, so that nothing in it is deferred. */
    void strict(int change) {
        strictness += change;
    }

    /** From the last object to the one that was met. */
    int distance() {
        int distance = known.distance();
        keys.reference(known.met());
        return distance;
    }

    private boolean isDeferred(Codec codec) {
        return depth >= deferredBelow && strictness == 0 && codec.isDeferrable(keys.areHere());
    }

    void write(Codec codec, Object value, boolean careful, boolean later) {
        if (careful && !(codec instanceof LeafCodec)) {
            writeCarefully(codec, value, later);
        } else {
            depth++;
            codec.writeBody(this, value);
            depth--;
        }
    }

    private void writeCarefully(Codec codec, Object value, boolean later) {
        // A deferred object takes no level: its head has a comparator at most.
        Refusal.requireWithin("The object graph is too deep", "depth", later ? depth : depth + 1, limits.depth());
        depth++;
        keys.open(codec);
        if (later) {
            defer(codec, value);
        } else {
            codec.writeBody(this, value);
        }
        depth--;
        keys.close(codec, later);
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
        known.beginParts();
        strictness += looksIntoParts ? 1 : 0;
    }

    /** Ends it. */
    void endParts(boolean looksIntoParts) {
        strictness -= looksIntoParts ? 1 : 0;
        known.endParts();
    }

    /** Begins keys or elements that a reader will hash or compare. */
    void enterKeys() {
        keys.enter();
        carefulFrom = 0;
    }

    /** Ends them, and gives whether they are complete. */
    boolean leaveKeys(int count) {
        boolean complete = keys.leave(count, out.position());
        carefulFrom = keys.areHere() || keys.areWatched() ? 0 : deferredBelow;
        return complete;
    }

    /** Writes how many elements follow. */
    void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, maxContainerLength);
        out.writeVarint(count);
    }
}
