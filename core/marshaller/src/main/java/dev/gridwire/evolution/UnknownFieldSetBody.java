// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.ReadingBody;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads objects that have unknown fields, which stand before the slots of records and behind the slots of other classes. */
final class UnknownFieldSetBody extends ReadingBody {

    private final Body body;
    private final boolean isFirst;
    private final Adaptations adaptations;

    /**
     * Joins it with the body of the object.
     *
     * @param body an {@link AdaptedBody}, or the body of a missing class
     * @param isFirst whether the unknown fields stand before the slots, as a record's do
     */
    UnknownFieldSetBody(Body body, boolean isFirst, Adaptations adaptations) {
        super(new String[0]);
        this.isFirst = isFirst;
        this.body = body;
        this.adaptations = adaptations;
    }

    @Override
    public Object make() {
        return body.make();
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        Map<String, @Nullable Object> before = isFirst ? UnknownFieldSet.read(reader) : Map.of();
        body.fill(reader, made);
        Map<String, @Nullable Object> unknownFields = isFirst ? before : UnknownFieldSet.read(reader);
        if (body instanceof AdaptedBody adapted) {
            adapted.give(reader, made, unknownFields);
        } else {
            unknownFields.forEach((name, value) ->
                    adaptations.keep(made, name, value, reader.unknown().leadsOut()));
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        if (body instanceof AdaptedBody adapted && adapted.isMadeOfParts()) {
            return adapted.made(reader, handle, true);
        }
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }
}
