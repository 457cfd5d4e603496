// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.platform.PlatformKind;
import java.util.function.Supplier;

/** Prints objects of classes that have hooks or extend a class of the JDK. */
final class HookedShape extends Codec implements Shape {

    private final Layout layout;
    private final PlatformKind kind;
    private final boolean hasUnknownFields;
    private final WireType wireType;
    private final Walk walk;
    private final Supplier<HookedBody> body;

    /**
     * Creates the shape of a class.
     *
     * @param body requested with the first object, because a class may contain its own type
     * @param hasUnknownFields whether its objects contain fields that the writer's class did not have
     */
    HookedShape(
            TypeName name, Layout layout, PlatformKind kind, boolean hasUnknownFields, Walk walk, Supplier<HookedBody> body) {
        super(Node.class, name, layout.writeReplaceOwner().isPresent() ? Identity.REPLACED : Identity.KEPT);
        this.layout = layout;
        this.kind = kind;
        this.hasUnknownFields = hasUnknownFields;
        this.wireType = WireType.of(layout);
        this.walk = walk;
        this.body = body;
    }

    /** Returns the shape of the class's objects that have unknown fields. */
    HookedShape withFields() {
        return new HookedShape(name(), layout, kind, true, walk, body);
    }

    @Override
    public WireType wireType() {
        return wireType;
    }

    Layout layout() {
        return layout;
    }

    @Override
    public boolean isHooked() {
        return true;
    }

    @Override
    public boolean mayHaveUnknownFields() {
        return layout.form() != Form.EXTERNALIZABLE;
    }

    @Override
    public boolean hashesContent() {
        return layout.form() == Form.RECORD || kind == PlatformKind.CONTAINER || kind == PlatformKind.CONSTRUCTED
                || layout.readResolveOwner().isPresent();
    }

    @Override
    public void writeBody(GraphWriter writer, Object value) {
        throw Shape.isWritten();
    }

    @Override
    public Object readBody(GraphReader reader) {
        Node node = new Node(this, wireType, reader.handle());
        if (layout.form() != Form.RECORD) {
            reader.keep(node.handle(), node);
        }
        walk.tree().print(walk.line(wireType, node.handle()));
        reader.beginParts(layout.hasHooks());
        body.get().read(reader, hasUnknownFields);
        reader.endParts(layout.hasHooks());
        reader.keep(node.handle(), node);
        return node;
    }
}
