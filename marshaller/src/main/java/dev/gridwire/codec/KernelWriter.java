// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Walks one object graph and writes it. */
public final class KernelWriter extends GraphWriter {

    private final TypeTable types;
    private final WireOutput out;
    private final int maxContainerLength;
    private final KnownObjects known;
    private final TypeWriter typeWriter;
    private final Keys keys;
    private final CarefulWriter care;
    private final int deferredBelow;
    private final CanonicalForm toBeCanonical;
    private final WriteHooks hooks;
    private int depth;
    /** The depth at which {@link #isCareful} begins. */
    private int carefulFrom;
    /** The same where no keys are around. */
    private int usuallyCarefulFrom;
    private boolean keyed;
    /** Null where the bytes need not be canonical. */
    private @Nullable CanonicalForm canonical;

    /** Makes a writer for the types of one marshaller. */
    public KernelWriter(TypeTable types) {
        this(types, new GraphPath(), null);
    }

    /** Makes a writer whose bytes another one sorts by. */
    public KernelWriter(KernelWriter sorted, CanonicalForm sortedBy) {
        this(sorted.types, sorted.path(), sortedBy);
    }

    private KernelWriter(TypeTable types, GraphPath path, @Nullable CanonicalForm around) {
        super(types, new WireOutput(types.limits().bytes()), path);
        this.types = types;
        Limits limits = types.limits();
        this.out = out();
        this.maxContainerLength = limits.containerLength();
        this.known = new KnownObjects(types);
        this.keys = new Keys(limits.hashNesting());
        this.typeWriter = new TypeWriter(out, limits);
        this.care = new CarefulWriter(this, types, known, keys);
        this.deferredBelow = care.deferredBelow();
        this.hooks = types.rooms().writeHooks(this);
        this.toBeCanonical = around == null ? types.rooms().canonicalForm(this) : around.nested(this);
    }

    /** Begins a payload. */
    void begin(RootPlan plan) {
        boolean watchful = plan.isWatchful();
        keys.begin(watchful);
        usuallyCarefulFrom = watchful || types.evolution().mayHaveKept() ? 0 : deferredBelow;
        carefulFrom = usuallyCarefulFrom;
        keyed = false;
        known.begin(plan);
        if (watchful && plan == RootPlan.CANONICAL) {
            canonical = toBeCanonical;
            canonical.begin();
            care.begin(canonical);
            out.collapseNan(true);
        }
    }

    /** Writes the header and the root; the header lacks what {@link #end} knows. */
    void writeRoot(@Nullable Object root, @Nullable Codec codec) {
        if (root != null && codec instanceof UserCodec user && user.openingByteCount() > 0 && user.goesByHash() && !isCareful()) {
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
        for (Deferred next = care.next(); next != null; next = care.next()) {
            depth = 1;
            care.write(next);
            depth = 0;
        }
        if (keyed || known.refersBack()) {
            out.setByte(0, PayloadHeader.of(known.refersBack(), keyed));
        }
        keys.collisions().check(out.position());
    }

    /** Where writing failed, which began at this root. */
    GraphPath failedFrom(@Nullable Object root) {
        Class<?> rootClass = root == null ? null : root.getClass();
        path().from(care.current() != null ? care.current() : rootClass);
        return path();
    }

    /** Forgets the graph; if writing failed, all that began and did not end, too. */
    void clear(boolean failed) {
        out.reset();
        known.clear();
        typeWriter.clear();
        care.clear();
        hooks.clear();
        keys.clear();
        if (canonical != null) {
            canonical.clear();
            canonical = null;
            care.begin(null);
            out.collapseNan(false);
        }
        if (failed) {
            known.clearParts();
            gathered().clear();
            path().clear();
            depth = 0;
        }
    }

    @Override
    public Collisions collisions() {
        return keys.collisions();
    }

    @Override
    public void writePolymorphic(@Nullable Object value, ReferenceSlot slot) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        Class<?> type = value.getClass();
        Codec codec = isCareful() && value instanceof UnknownValue unknown ? unknown.codec() : slot.codecOf(type);
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
            hooks.writeReplaced(value, codec, slot);
            return;
        }
        boolean careful = isCareful();
        boolean later = careful && care.isDeferred(codec, depth);
        if (careful && care.hasKept(codec, value)) {
            out.writeByte(Tags.EXTRAS);
        }
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

    @Override
    public void writeCollection(Collection<?> collection, Codec codec) {
        if (known.isKnown(collection, codec)) {
            writeBack();
        } else {
            out.writeByte(codec.tag());
            depth++;
            Elements.write(this, collection);
            depth--;
        }
    }

    @Override
    public void writeMonomorphic(@Nullable Object value, Codec codec) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        if (codec.hasIdentity() && isMet(value, codec)) {
            out.writeVarint(Tags.SAME_BACK + distance());
            return;
        }
        boolean careful = isCareful();
        boolean later = careful && care.isDeferred(codec, depth);
        if (careful && care.hasKept(codec, value)) {
            out.writeByte(Tags.SAME_EXTRAS);
        }
        out.writeByte(later ? Tags.SAME_DEFERRED : Tags.SAME_NEW);
        write(codec, value, careful, later);
    }

    @Override
    public int hashing() {
        return known.hashing();
    }

    @Override
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

    @Override
    public boolean enter(@Nullable Object value, ReferenceSlot slot, int hash) {
        if (value == null || value.getClass() != slot.declared() || isCareful()) {
            writePolymorphic(value, slot);
            return false;
        }
        return enterNamed(value, slot.userTarget(), hash, true);
    }

    @Override
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

    @Override
    public boolean enterElements(UserCodec codec) {
        if (isCareful() || codec.isRecord()) {
            return false;
        }
        depth++;
        return true;
    }

    @Override
    public boolean enterElement(@Nullable Object value, UserCodec codec, int hash) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return false;
        }
        if (known.isKnown(value, codec, hash)) {
            out.writeVarint(Tags.SAME_BACK + distance());
            return false;
        }
        out.writeByte(Tags.SAME_NEW);
        return true;
    }

    @Override
    public void leave() {
        depth--;
    }

    @Override
    public boolean isCareful() {
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
        boolean met = canonical == null ? known.isKnown(value, codec) : canonical.isOpen(value, codec, known);
        if (!met) {
            keys.next();
        }
        return met;
    }

    /** Gives the next handle to an object that nothing need find again. */
    void takeHandle() {
        if (canonical != null) {
            canonical.unshared();
        }
        known.takeHandle();
        keys.next();
    }

    /** Writes the objects that stand in place of others, and keeps what the hooks of this graph need. */
    public WriteHooks hooks() {
        return hooks;
    }

    @Override
    public void writeType(Codec codec) {
        typeWriter.write(codec);
    }

    @Override
    public void beginParts(boolean looksIntoParts) {
        care.beginParts(looksIntoParts);
    }

    @Override
    public void endParts(boolean looksIntoParts) {
        care.endParts(looksIntoParts);
    }

    @Override
    public void strict(int change) {
        care.strict(change);
    }

    @Override
    public void writeKept(Object value) {
        care.writeKept(value);
    }

    /** Whether nothing is taken for granted, so that nothing can make the writer begin again. */
    boolean cannotRestart() {
        return keys.areWatched() && known.areAllTracked();
    }

    @Override
    public boolean isCanonical() {
        return canonical != null;
    }

    @Override
    public void order(Gathered elements, @Nullable Gathered values) {
        if (canonical != null) {
            canonical.order(elements, values);
        }
    }

    /** From the last object to the one that was met. */
    long distance() {
        if (canonical != null && canonical.isMetOutside()) {
            return canonical.distanceOutside();
        }
        int distance = known.distance();
        keys.reference(known.met());
        return distance;
    }

    void write(Codec codec, Object value, boolean careful, boolean later) {
        depth++;
        if (careful && !(codec instanceof LeafCodec)) {
            care.write(codec, value, later, depth);
        } else {
            codec.writeBody(this, value);
        }
        depth--;
    }

    @Override
    public void enterKeys() {
        keys.enter();
        carefulFrom = 0;
    }

    @Override
    public boolean leaveKeys(int count) {
        boolean complete = keys.leave(count, out.position());
        carefulFrom = keys.areHere() ? 0 : usuallyCarefulFrom;
        return complete;
    }

    @Override
    public void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, maxContainerLength);
        out.writeVarint(count);
    }
}
