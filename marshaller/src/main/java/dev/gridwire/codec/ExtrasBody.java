// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads objects that extras stand before. */
final class ExtrasBody extends ReadingBody {

    private final Body body;

    /**
     * Joins it with what reads the object.
     *
     * @param body an {@link AdaptedBody}, or that of a class that is not here
     */
    ExtrasBody(Body body) {
        super(new String[0]);
        this.body = body;
    }

    @Override
    public Object make() {
        return body.make();
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        Map<String, @Nullable Object> extras = Extras.read(reader);
        body.fill(reader, made);
        if (body instanceof AdaptedBody adapted) {
            adapted.give(reader, made, extras);
        } else {
            extras.forEach((name, value) ->
                    reader.types().adaptations().keep(made, name, value, reader.unknown().leadsOut()));
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        if (body instanceof AdaptedBody adapted && adapted.isRecord()) {
            return adapted.record(reader, handle, Extras.read(reader));
        }
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }

    @Override
    public void readElements(GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec) {
        throw new IllegalStateException("each object says whether it has extras");
    }
}
