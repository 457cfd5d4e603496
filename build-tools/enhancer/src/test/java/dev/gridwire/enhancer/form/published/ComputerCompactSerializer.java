// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;

/** The plain computer in Compact, fields by hand. */
final class ComputerCompactSerializer implements CompactSerializer<Computer> {

    @Override
    public Computer read(CompactReader reader) {
        return new Computer(
                reader.readString("model"), reader.readString("subModel"), reader.readInt32("ram"), reader.readString("make"));
    }

    @Override
    public void write(CompactWriter writer, Computer computer) {
        writer.writeString("model", computer.model());
        writer.writeString("subModel", computer.subModel());
        writer.writeInt32("ram", computer.ram());
        writer.writeString("make", computer.make());
    }

    @Override
    public String getTypeName() {
        return "computer";
    }

    @Override
    public Class<Computer> getCompactClass() {
        return Computer.class;
    }
}
