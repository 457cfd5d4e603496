// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.UserCodec;
import org.jspecify.annotations.Nullable;

/**
 * An object whose content comes later.
 *
 * @param place its place among the open objects; null unless its bytes must be canonical
 */
record Deferred(Codec codec, Object object, @Nullable CanonicalPlace place) {

    /** Writes the content. */
    void write(GraphWriter writer) {
        if (codec instanceof FilledCodec filled) {
            filled.writeContent(writer, object);
        } else {
            codec.writeBody(writer, object);
        }
    }

    /** Reads the content. */
    void fill(GraphReader reader) {
        if (codec instanceof UserCodec user) {
            user.body().fill(reader, object);
        } else {
            ((FilledCodec) codec).fill(reader, object);
        }
    }
}
