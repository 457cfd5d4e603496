// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.wire.WireStrings;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the fields that the writer of an object did not know. They stand before the fields that it knew.
 *
 * <pre>
 * +--------------+-----------------------------------------+
 * | varint count | count times: string name, a polymorphic |
 * |              | slot                                    |
 * +--------------+-----------------------------------------+
 * </pre>
 */
final class UnknownFieldSet {

    private static final int LEAST_BYTES_EACH = 3;

    private UnknownFieldSet() {}

    static void write(GraphWriter writer, Map<String, @Nullable Object> fields) {
        writer.writeCount(fields.size());
        for (Map.Entry<String, @Nullable Object> field : fields.entrySet()) {
            WireStrings.write(writer.out(), field.getKey());
            try {
                writer.writePolymorphic(field.getValue(), writer.types().element());
            } catch (RuntimeException e) {
                writer.path().within("." + EscapedNames.of(field.getKey()));
                throw e;
            }
        }
    }

    static Map<String, @Nullable Object> read(GraphReader reader) {
        int count = reader.in().readCount(LEAST_BYTES_EACH);
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(reader.in());
            if (name == null || name.isEmpty() || fields.containsKey(name)) {
                throw reader.in().malformed("this is no name of another field");
            }
            try {
                reader.unknown().enter(reader.handle() + 1);
                fields.put(name, reader.readPolymorphic(reader.types().element()));
                reader.unknown().leave();
            } catch (RuntimeException e) {
                reader.path().within("." + EscapedNames.of(name));
                throw e;
            }
        }
        return fields;
    }
}
