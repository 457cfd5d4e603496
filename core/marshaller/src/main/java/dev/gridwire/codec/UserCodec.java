// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.wire.PayloadHeader;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects and records of user classes on the general walk. A {@link Body} writes and reads the slots. */
public final class UserCodec extends Codec {

    private final Layout layout;
    private final boolean isRecord;
    private final boolean isDeferrable;
    private final RootPlan rootPlan;
    private final long opening;
    private final int openingByteCount;
    private final @Nullable LocalSchema local;
    private final Body body;
    /** Reads and writes objects in another state of the class; null for the state on this side. */
    private final @Nullable Body adaptedBody;

    /**
     * Makes the codec of a class that is written slot by slot.
     *
     * @param rootPlan the plan for graphs whose root is such an object
     */
    public UserCodec(Class<?> type, TypeName.Named name, Layout layout, RootPlan rootPlan, Body body) {
        super(type, name, Identity.KEPT);
        this.body = body;
        this.adaptedBody = null;
        this.opening = PayloadHeader.opening(name.id(), name.schema());
        this.local = name.local();
        this.openingByteCount = opening == 0 ? 0 : PayloadHeader.openingByteCount(name.id());
        this.layout = layout;
        this.isRecord = layout.form() == Form.RECORD;
        // If a class with hooks is missing here, a reader that has the class makes the whole object before it goes on.
        this.isDeferrable = !isRecord && !layout.hasHooks() && !isReviewed();
        this.rootPlan = rootPlan;
    }

    /**
     * Makes the codec that reads the bytes of another state of the class.
     *
     * @param adaptedBody writes and reads objects in that state; null if the body reads the state on this side
     */
    public UserCodec(UserCodec now, TypeName.Adapted name, Body body, @Nullable Body adaptedBody) {
        super(now.type(), name, Identity.KEPT);
        this.body = body;
        this.adaptedBody = adaptedBody;
        this.layout = now.layout;
        this.isRecord = now.isRecord;
        this.isDeferrable = now.isDeferrable;
        this.rootPlan = RootPlan.CONSERVATIVE;
        this.opening = 0;
        this.openingByteCount = 0;
        this.local = null;
    }

    /** Returns the class's layout on this side. */
    public Layout layout() {
        return layout;
    }

    /** Returns whether an object can only be made from its parts. */
    public boolean isRecord() {
        return isRecord;
    }

    /** Returns the writer's plan for graphs whose root is such an object. */
    public RootPlan rootPlan() {
        return rootPlan;
    }

    /** Returns the first bytes of a payload whose root is such an object; 0 if they are more than eight. */
    public long opening() {
        return opening;
    }

    /** Returns the body that reads and writes objects in another state of the class; null for the state on this side. */
    public @Nullable Body adaptedBody() {
        return adaptedBody;
    }

    /** Returns whether a payload that names the class need not carry its schema. */
    public boolean goesByHash() {
        return local != null && local.isShared();
    }

    /** Returns the number of bytes in the opening. */
    public int openingByteCount() {
        return openingByteCount;
    }

    /** Returns the body. */
    public Body body() {
        return body;
    }

    @Override
    public boolean mayHaveUnknownFields() {
        return true;
    }

    @Override
    public boolean hashesContent() {
        return isRecord || isReviewed();
    }

    @Override
    public boolean isDeferrable(boolean amongKeys) {
        return isDeferrable;
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        boolean mayHaveUnknownFields = writer.isChecked() && adaptedBody == null;
        if (isRecord) {
            writer.beginParts(true);
            if (mayHaveUnknownFields) {
                writer.writeKept(value);
            }
            (adaptedBody == null ? body : adaptedBody).write(writer, value);
            writer.endParts(true);
        } else {
            (adaptedBody == null ? body : adaptedBody).write(writer, value);
            if (mayHaveUnknownFields) {
                writer.writeKept(value);
            }
        }
    }

    @Override
    public Object readBody(GraphReader reader) {
        if (!isRecord) {
            return body.read(reader);
        }
        reader.beginParts(true);
        Object made = body.read(reader);
        reader.endParts(true);
        return made;
    }

    @Override
    public boolean isFillable() {
        return !isRecord;
    }

    @Override
    public void readInto(GraphReader reader, Object target) {
        if (isRecord) {
            throw notFilled();
        }
        reader.keep(reader.handle(), target);
        body.fill(reader, target);
    }
}
