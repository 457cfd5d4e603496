// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.evolution.MissingFields;

/** Programmer in Compact, fields by hand. */
final class ProgrammerCompact implements CompactSerializer<Programmer> {

    @Override
    public Programmer read(CompactReader reader) {
        Programmer programmer = new Programmer();
        programmer.name = reader.readString("name");
        programmer.age = reader.readInt32("age");
        programmer.team = MissingFields.string(reader, "team");
        programmer.language = reader.readString("language");
        programmer.remote = reader.readBoolean("remote");
        programmer.salary = reader.readFloat64("salary");
        return programmer;
    }

    @Override
    public void write(CompactWriter writer, Programmer programmer) {
        writer.writeString("name", programmer.name);
        writer.writeInt32("age", programmer.age);
        writer.writeString("team", programmer.team);
        writer.writeString("language", programmer.language);
        writer.writeBoolean("remote", programmer.remote);
        writer.writeFloat64("salary", programmer.salary);
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
