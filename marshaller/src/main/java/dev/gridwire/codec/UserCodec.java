// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.wire.PayloadHeader;
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
    private final long opening;
    private final int openingByteCount;
    private final @Nullable OwnSchema own;
    private boolean goesByHash;
    /** Only where it has numbers that can be NaN. */
    private @Nullable Body canonicalBody;
    private Body body;
    /** Reads and writes objects as another state of the class has them; null for the state that is here. */
    private @Nullable Body adaptedBody;

    UserCodec(Class<?> type, TypeName.Named name, Layout layout, RootPlan rootPlan, Body body) {
        super(type, name, Identity.KEPT);
        this.opening = PayloadHeader.opening(name.id(), name.schema());
        this.own = name.own();
        this.openingByteCount = opening == 0 ? 0 : PayloadHeader.openingByteCount(name.id());
        this.layout = layout;
        this.isRecord = layout.form() == Form.RECORD;
        this.rootPlan = rootPlan;
        this.body = body;
    }

    /** One that reads what was written of another state of the class. */
    UserCodec(UserCodec now, TypeName.Adapted name, Body body) {
        super(now.type(), name, Identity.KEPT);
        this.layout = now.layout;
        this.isRecord = now.isRecord;
        this.rootPlan = RootPlan.CAREFUL;
        this.opening = 0;
        this.openingByteCount = 0;
        this.own = null;
        this.body = body;
    }

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

    /** How a payload begins whose root is such an object; 0 if that takes more than eight bytes. */
    long opening() {
        return opening;
    }

    /** Reads and writes objects as another state of the class has them; null for the state that is here. */
    @Nullable Body adaptedBody() {
        return adaptedBody;
    }

    /** Takes the body of another state of the class. */
    void adaptBy(Body newBody) {
        adaptedBody = newBody;
    }

    /** Whether a payload that names the class need not carry its schema. */
    boolean goesByHash() {
        if (!goesByHash) {
            goesByHash = own != null && own.isShared();
        }
        return goesByHash;
    }

    /** The bytes of the opening. */
    int openingByteCount() {
        return openingByteCount;
    }

    Body body() {
        return body;
    }

    /** A generated body, made now if there was none; null where there cannot be one, or where this one is being made. */
    @Nullable Body generated() {
        if (body instanceof Young young) {
            young.promote();
        }
        return body instanceof Young ? null : body;
    }

    /** Takes another body from now on. */
    void replaceBody(Body better) {
        body = better;
    }

    /** What writes it canonically, where that is not the body; null elsewhere. */
    @Nullable Body canonicalBody() {
        return canonicalBody;
    }

    /** Takes another body for canonical bytes from now on. */
    void writeCanonicallyBy(Body other) {
        canonicalBody = other;
    }

    @Override
    int hashIn(int hashing, Object value) {
        return body.hashIn(hashing, value);
    }

    @Override
    boolean mayHaveExtras() {
        return true;
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
        boolean mayHaveExtras = writer.isCareful() && adaptedBody == null;
        if (isRecord) {
            writer.beginParts(true);
            if (mayHaveExtras) {
                writer.writeKept(value);
            }
            writeSlots(writer, value);
            writer.endParts(true);
        } else {
            writeSlots(writer, value);
            if (mayHaveExtras) {
                writer.writeKept(value);
            }
        }
    }

    private void writeSlots(GraphWriter writer, Object value) {
        Body other = canonicalBody;
        if (adaptedBody != null) {
            adaptedBody.write(writer, value);
        } else if (other != null && writer.isCanonical()) {
            other.write(writer, value);
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
