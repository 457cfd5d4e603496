// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import org.jspecify.annotations.Nullable;

/**
 * Objects and records of the users' classes. How their slots are written and read is code of its own, the {@link Body}: at
 * first one that interprets the layout, then one that was generated. Both give the same bytes, so it does not matter when a
 * thread sees the change.
 */
public final class UserCodec extends Codec {

    private final Layout layout;
    private final boolean isRecord;
    private final RootPlan rootPlan;
    private Body body;
    private @Nullable Hasher hasher;

    UserCodec(Class<?> type, TypeName name, Layout layout, RootPlan rootPlan, Body body) {
        super(type, name, Identity.KEPT);
        this.layout = layout;
        this.isRecord = layout.form() == Form.RECORD;
        this.rootPlan = rootPlan;
        this.body = body;
    }

    /** Whose hashes are used, and from which epoch on. */
    private record Hasher(Body body, int epoch) {}

    Layout layout() {
        return layout;
    }

    /** Whether it can only be made of its parts. */
    boolean isRecord() {
        return isRecord;
    }

    /** What is taken for granted where such an object is the root. */
    RootPlan rootPlan() {
        return rootPlan;
    }

    Body body() {
        return body;
    }

    /**
     * Takes another body from now on; its hashes, from those writers on that begin in this epoch or later. One that is under way
     * must go on with the hashes it began with.
     */
    void replaceBody(Body better, int epoch) {
        hasher = new Hasher(better, epoch);
        body = better;
    }

    /** A hash by which a writer that began in the epoch finds the object. */
    int hash(Object value, int epoch) {
        Hasher known = hasher;
        return known != null && known.epoch() <= epoch ? known.body().hash(value) : System.identityHashCode(value);
    }

    @Override
    boolean hashesContent() {
        return isRecord;
    }

    @Override
    boolean isDeferrable(boolean amongKeys) {
        return !isRecord;
    }

    @Override
    void writeBody(GraphWriter writer, Object value) {
        if (isRecord) {
            writer.beginParts(true);
            body.write(writer, value);
            writer.endParts(true);
        } else {
            body.write(writer, value);
        }
    }

    @Override
    Object readBody(GraphReader reader) {
        if (!isRecord) {
            return body.read(reader);
        }
        reader.beginParts(true);
        Object made = body.read(reader);
        reader.endParts(true);
        return made;
    }
}
