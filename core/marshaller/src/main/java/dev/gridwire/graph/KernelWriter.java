// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/** Walks one object graph and writes it. */
public final class KernelWriter extends GraphWriter {

    /** The depth below which objects that can be filled later are deferred. */
    public static final int DEFERRED_BELOW = 128;

    private final TypeTable types;
    private final WireOutput out;
    private final ReferenceTable references;
    private final TypeWriter typeWriter;
    private final KeyScope keyScope;
    private final CheckedWriter checked;
    private final int deferredBelow;
    private final CanonicalForm toBeCanonical;
    private final WriteHooks hooks;
    private int depth;
    /** The depth from which {@link #isChecked} holds, unless keys are around. */
    private int checkedFrom;
    private int usuallyCheckedFrom;
    /** Null unless the bytes must be canonical. */
    private @Nullable CanonicalForm canonical;

    /** Makes a writer of these bytes for one marshaller's types. */
    KernelWriter(TypeTable types, WireOutput out) {
        this(types, out, new GraphPath(), null);
    }

    /** Makes a writer whose bytes another writer sorts by. */
    public KernelWriter(KernelWriter sorted, CanonicalForm sortedBy) {
        this(sorted.types, new WireOutput(sorted.types.limits().bytes()), sorted.path(), sortedBy);
    }

    private KernelWriter(TypeTable types, WireOutput out, GraphPath path, @Nullable CanonicalForm around) {
        super(types, out, path);
        this.types = types;
        this.out = out;
        this.references = new ReferenceTable(types.limits().references());
        this.keyScope = new KeyScope(types.limits().hashNesting());
        this.typeWriter = new TypeWriter(out, types.limits());
        this.checked = new CheckedWriter(this, types, references, keyScope);
        this.deferredBelow = checked.deferredBelow();
        this.hooks = types.families().writeHooks(this);
        this.toBeCanonical = around == null ? types.families().canonicalForm(this) : around.nested(this);
    }

    /** Begins a payload. */
    public void begin(RootPlan plan) {
        boolean tracking = plan.tracksCompleteness();
        keyScope.begin(tracking, false);
        usuallyCheckedFrom = tracking || types.evolution().keptClasses() != null ? 0 : deferredBelow;
        checkedFrom = usuallyCheckedFrom;
        references.begin(plan);
        if (tracking && plan == RootPlan.CANONICAL) {
            canonical = toBeCanonical;
            canonical.begin();
            checked.begin(canonical);
            out.collapseNan(true);
        }
    }

    /** Begins a payload of which other code writes all but some parts. */
    PartWriter partWriter() {
        begin(RootPlan.CONSERVATIVE);
        return new PartWriter(this, types.limits(), references, keyScope, typeWriter, checked);
    }

    /** Continues at a depth. */
    void at(int newDepth) {
        depth = newDepth;
    }

    /** Writes the header and the root; {@link #end} completes the header. */
    public void writeRoot(@Nullable Object root, @Nullable Codec codec) {
        if (root != null && codec instanceof UserCodec user && user.openingByteCount() > 0 && user.goesByHash() && !isChecked()) {
            out.writeWord(user.opening(), user.openingByteCount());
            typeWriter.add(user);
            references.isKnown(root, user);
            depth = 1;
            user.writeBody(this, root);
            depth = 0;
        } else {
            out.writeByte(PayloadHeader.of(false, false));
            writePolymorphic(root, types.root());
        }
    }

    /** Ends the payload: writes deferred content, and completes the header. */
    public void end() {
        checked.writeDeferred();
        boolean keyed = references.refersBack() && keyScope.endsReviewed(references.hasReviewed()) || keyScope.isKeyed();
        if (keyed || references.refersBack()) {
            out.setByte(0, PayloadHeader.of(references.refersBack(), keyed));
        }
        keyScope.collisions().check(out.position());
    }

    /** Returns the path at which writing failed, starting at this root. */
    GraphPath failedFrom(@Nullable Object root) {
        path().from(checked.current() != null || root == null ? checked.current() : root.getClass());
        return path();
    }

    /** Forgets the graph, including all unfinished parts if writing failed. */
    public void clear(boolean failed) {
        out.reset();
        references.clear();
        typeWriter.clear();
        checked.clear();
        hooks.clear();
        views().clear();
        keyScope.clear();
        if (canonical != null) {
            canonical.clear();
            canonical = null;
            checked.begin(null);
            out.collapseNan(false);
        }
        if (failed) {
            references.clearParts();
            clearUnfinished();
            depth = 0;
        }
    }

    @Override
    public Collisions collisions() {
        return keyScope.collisions();
    }

    @Override
    public void writePolymorphic(@Nullable Object value, ReferenceSlot slot) {
        if (value == null) {
            out.writeByte(Tags.NULL);
            return;
        }
        Codec codec = isChecked() && value instanceof UnknownValue unknown ? unknown.codec() : slot.codecOf(value.getClass());
        boolean isDeclared = slot.isDeclared(value.getClass());
        if (codec.hasIdentity()) {
            if (isMet(value, codec)) {
                writeBack();
                return;
            }
        } else if (codec.isReplaced()) {
            hooks.writeReplaced(value, codec, slot);
            return;
        }
        Codec form = codec.formOf(value);
        boolean checks = isChecked();
        boolean later = checks && checked.announce(form, value, depth);
        if (isDeclared) {
            out.writeByte(Tags.DECLARED);
        } else {
            typeWriter.write(form);
        }
        write(form, value, checks, later);
    }

    /** Writes, in front of an object's type, that it has unknown fields, if it has any. */
    public void announceKept(Codec form, Object value) {
        if (isChecked()) {
            checked.announceKept(form, value);
        }
    }

    private void writeBack() {
        out.writeByte(Tags.BACK);
        out.writeVarint(distance());
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
        boolean checks = isChecked();
        boolean later = checks && checked.announceSame(codec, value, depth);
        out.writeByte(later ? Tags.SAME_DEFERRED : Tags.SAME_NEW);
        write(codec, value, checks, later);
    }

    @Override
    public boolean isChecked() {
        return depth >= checkedFrom;
    }

    /**
     * Returns whether the object has a handle, as {@link ReferenceTable#isKnown(Object, Codec)} does; also takes keys into
     * account.
     */
    public boolean isMet(Object value, Codec codec) {
        keyScope.met(codec);
        boolean met = canonical == null ? references.isKnown(value, codec) : canonical.isOpen(value, codec, references);
        if (!met) {
            keyScope.next();
        }
        return met;
    }

    /** Gives the next handle to an object that need not be found again. */
    public void takeHandle() {
        if (canonical != null) {
            canonical.unshared();
        }
        references.takeHandle();
        keyScope.next();
    }

    /** Returns the state of the hooks for this graph, which writes the objects that replace others. */
    public WriteHooks hooks() {
        return hooks;
    }

    @Override
    public void writeType(Codec codec) {
        typeWriter.write(codec);
    }

    @Override
    public void beginParts(boolean looksIntoParts) {
        checked.beginParts(looksIntoParts);
    }

    @Override
    public void endParts(boolean looksIntoParts) {
        checked.endParts(looksIntoParts);
    }

    @Override
    public void strict(int change) {
        checked.strict(change);
    }

    @Override
    public void writeKept(Object value) {
        checked.writeKept(value);
    }

    /** Returns whether the plan is conservative, so that the writer never has to try again. */
    public boolean cannotRetry() {
        return keyScope.tracksCompleteness() && references.areAllTracked();
    }

    @Override
    public boolean isCanonical() {
        return canonical != null;
    }

    @Override
    public void order(ElementBuffer elements, @Nullable ElementBuffer values) {
        if (canonical != null) {
            canonical.order(elements, values);
        }
    }

    /** Returns the distance from the last object to the one met. */
    public long distance() {
        if (canonical != null && canonical.isMetOutside()) {
            return canonical.distanceOutside();
        }
        int distance = references.distance();
        keyScope.reference(references.met(), out.position());
        return distance;
    }

    /** Writes an object's body one level deeper. */
    public void write(Codec codec, Object value, boolean checks, boolean later) {
        depth++;
        if (checks && !(codec instanceof LeafCodec)) {
            checked.write(codec, value, later, depth);
        } else {
            codec.writeBody(this, value);
        }
        depth--;
    }

    @Override
    public void enterKeys() {
        keyScope.enter();
        checkedFrom = 0;
    }

    @Override
    public boolean leaveKeys(int count) {
        boolean complete = keyScope.leave(count, out.position());
        checkedFrom = keyScope.isInside() ? 0 : usuallyCheckedFrom;
        return complete;
    }
}
