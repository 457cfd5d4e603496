// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.ArrayList;
import java.util.Arrays;

/** The plain programmer in Compact, fields by hand. */
final class ProgrammerCompactSerializer implements CompactSerializer<Programmer> {

    @Override
    public Programmer read(CompactReader reader) {
        return new Programmer(
                reader.readString("name"),
                reader.readInt32("age"),
                reader.readCompact("computer"),
                new ArrayList<>(Arrays.asList(reader.readArrayOfString("languages"))));
    }

    @Override
    public void write(CompactWriter writer, Programmer programmer) {
        writer.writeString("name", programmer.name());
        writer.writeInt32("age", programmer.age());
        writer.writeCompact("computer", programmer.computer());
        writer.writeArrayOfString("languages", programmer.languages().toArray(new String[0]));
    }

    @Override
    public String getTypeName() {
        return "programmer";
    }

    @Override
    public Class<Programmer> getCompactClass() {
        return Programmer.class;
    }
}
