// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;

/** Programmer in Compact, fields by hand. */
final class ProgrammerCompact implements CompactSerializer<Programmer> {

    @Override
    public Programmer read(CompactReader reader) {
        Programmer programmer = new Programmer();
        programmer.salary = reader.readFloat64("salary");
        programmer.language = reader.readString("language");
        programmer.age = MissingFields.widened(reader, "age");
        programmer.name = reader.readString("name");
        programmer.email = MissingFields.string(reader, "email");
        programmer.remote = reader.readBoolean("remote");
        return programmer;
    }

    @Override
    public void write(CompactWriter writer, Programmer programmer) {
        writer.writeFloat64("salary", programmer.salary);
        writer.writeString("language", programmer.language);
        writer.writeInt64("age", programmer.age);
        writer.writeString("name", programmer.name);
        writer.writeString("email", programmer.email);
        writer.writeBoolean("remote", programmer.remote);
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
