// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/** Writes objects that need more than writing: checks of depth and of keys, deferred content, or canonical form. */
final class CheckedWriter {

    private final KernelWriter writer;
    private final Evolution evolution;
    private final ReferenceTable references;
    private final KeyScope keyScope;
    private final int maxDepth;
    private final int deferredBelow;
    private final DeferredContents deferred = new DeferredContents();
    private @Nullable CanonicalForm canonical;
    private int strictness;

    CheckedWriter(KernelWriter writer, TypeTable types, ReferenceTable references, KeyScope keyScope) {
        this.writer = writer;
        this.evolution = types.evolution();
        this.references = references;
        this.keyScope = keyScope;
        this.maxDepth = types.limits().depth();
        this.deferredBelow = Math.min(KernelWriter.DEFERRED_BELOW, maxDepth);
    }

    /** Sets the canonical form; null if the bytes need not be canonical. */
    void begin(@Nullable CanonicalForm newCanonical) {
        canonical = newCanonical;
    }

    /** Returns the depth below which objects may be deferred, so that each needs a check. */
    int deferredBelow() {
        return deferredBelow;
    }

    /** Returns whether the content of an object at this depth comes later. */
    boolean isDeferred(Codec codec, int depth) {
        return depth >= deferredBelow && strictness == 0 && codec.isDeferrable(keyScope.isInside());
    }

    /** Writes what stands in front of an object's type, and returns whether the object's content comes later. */
    boolean announce(Codec codec, Object value, int depth) {
        announceKept(codec, value);
        boolean later = isDeferred(codec, depth);
        if (later) {
            writer.out().writeByte(Tags.DEFERRED);
        }
        return later;
    }

    /** As {@link #announce}, for an object whose type is known. */
    boolean announceSame(Codec codec, Object value, int depth) {
        if (hasKept(codec, value)) {
            writer.out().writeByte(Tags.SAME_UNKNOWN_FIELDS);
        }
        return isDeferred(codec, depth);
    }

    /** Writes, in front of an object's type, that it has unknown fields, if it has any. */
    void announceKept(Codec codec, Object value) {
        if (hasKept(codec, value)) {
            writer.out().writeByte(Tags.UNKNOWN_FIELDS);
        }
    }

    /** Begins (1) or ends (-1) an object whose hooks look into its content, so that nothing in it is deferred. */
    void strict(int change) {
        strictness += change;
    }

    /** Begins the parts that must exist before the object of the last handle can be made. */
    void beginParts(boolean looksIntoParts) {
        references.beginParts();
        strictness += looksIntoParts ? 1 : 0;
    }

    /** Ends these parts. */
    void endParts(boolean looksIntoParts) {
        strictness -= looksIntoParts ? 1 : 0;
        references.endParts();
    }

    /** Writes an object at this depth, or the part of it that does not come later. */
    void write(Codec codec, Object value, boolean later, int depth) {
        // A deferred object takes no level, since its head contains a comparator at most.
        Refusal.requireWithin("The object graph is too deep", "depth", later ? depth - 1 : depth, maxDepth);
        keyScope.open(codec);
        CanonicalForm opening = canonical;
        if (opening == null) {
            writeOpened(codec, value, later);
        } else {
            opening.open(references.lastHandle());
            writeOpened(codec, value, later);
            opening.close();
        }
        keyScope.close(later, writer.out().position());
    }

    private void writeOpened(Codec codec, Object value, boolean later) {
        if (later) {
            defer(codec, value);
        } else {
            codec.writeBody(writer, value);
        }
    }

    private void defer(Codec codec, Object value) {
        if (codec instanceof FilledCodec filled) {
            beginParts(false);
            filled.writeHead(writer, value);
            endParts(false);
        }
        deferred.add(codec, value, canonical == null ? null : canonical.place());
    }

    /** Returns whether the content of some objects is still to be written. */
    boolean hasDeferred() {
        return deferred.isUsed();
    }

    /** Writes the content of all deferred objects. */
    void writeDeferred() {
        for (Deferred next = deferred.next(); next != null; next = deferred.next()) {
            writer.at(1);
            write(next);
            writer.at(0);
        }
    }

    /** Writes the content of a deferred object. */
    private void write(Deferred object) {
        keyScope.enterDeferred(object.codec());
        CanonicalPlace place = object.place();
        if (canonical == null || place == null) {
            object.write(writer);
        } else {
            canonical.goOn(place);
            object.write(writer);
            canonical.goBack();
        }
        keyScope.leaveDeferred();
    }

    /** Returns whether an object has fields that its class lacks here. */
    boolean hasKept(Codec codec, Object value) {
        boolean mayHave = codec.mayHaveUnknownFields() && !(codec.name() instanceof TypeName.Adapted);
        return mayHave && evolution.hasKept(value);
    }

    /** Writes these fields, if there are any, before the object's own fields. */
    void writeKept(Object value) {
        evolution.writeKept(writer, value);
    }

    /** Returns the class of the deferred object that is being written; null before. */
    @Nullable Class<?> current() {
        return deferred.current();
    }

    /** Forgets the graph. */
    void clear() {
        deferred.clear();
        strictness = 0;
    }
}
