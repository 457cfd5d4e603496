// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.ReadingBody;
import java.util.function.Supplier;

/** Prints the fields of a user's class or record. */
final class FieldsBody extends ReadingBody {

    private final WireType wireType;
    private final Supplier<Fields> fields;
    private final boolean isRecord;
    private final boolean hasUnknownFields;
    private final Walk walk;
    private final GraphReader reader;
    private final Supplier<Codec> codec;

    /**
     * Creates the body of a class.
     *
     * @param fields requested with the first object, because a class may contain its own type
     * @param hasUnknownFields whether its objects contain fields that the writer's class did not have
     */
    FieldsBody(
            WireType wireType, Supplier<Fields> fields, boolean isRecord, boolean hasUnknownFields, Walk walk,
            GraphReader reader, Supplier<Codec> codec) {
        super(new String[0]);
        this.wireType = wireType;
        this.fields = fields;
        this.isRecord = isRecord;
        this.hasUnknownFields = hasUnknownFields;
        this.walk = walk;
        this.reader = reader;
        this.codec = codec;
    }

    /** Returns the body of the class's objects that have unknown fields. */
    FieldsBody withFields() {
        return new FieldsBody(wireType, fields, isRecord, true, walk, reader, codec);
    }

    /** Creates an object whose content follows the root; no other object is created before it is read. */
    @Override
    public Object make() {
        walk.tree().print(walk.line(wireType, reader.handle()).later());
        return new Node(codec.get(), wireType, reader.handle(), 0, true);
    }

    @Override
    public void fill(GraphReader given, Object made) {
        walk.tree().print(walk.deferred((Node) made));
        content();
    }

    @Override
    public Object read(GraphReader given) {
        Node node = new Node(codec.get(), wireType, reader.handle());
        walk.tree().print(walk.line(wireType, node.handle()));
        if (isRecord) {
            content();
            reader.keep(node.handle(), node);
        } else {
            reader.keep(node.handle(), node);
            content();
        }
        return node;
    }

    private void content() {
        if (hasUnknownFields && isRecord) {
            walk.unknownFields(reader);
        }
        fields.get().read(reader);
        if (hasUnknownFields && !isRecord) {
            walk.unknownFields(reader);
        }
    }
}
