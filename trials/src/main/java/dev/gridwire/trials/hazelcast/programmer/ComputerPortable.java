// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.programmer.Computer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A computer as a Portable holds it. */
@SuppressWarnings("removal") // see ProgrammerPortable
final class ComputerPortable implements Portable {

    private @Nullable Computer computer;

    ComputerPortable() {}

    ComputerPortable(Computer computer) {
        this.computer = computer;
    }

    Computer toComputer() {
        return computer;
    }

    @Override
    public int getFactoryId() {
        return ProgrammerForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return ProgrammerForms.COMPUTER_ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeString("model", computer.model());
        writer.writeString("subModel", computer.subModel());
        writer.writeInt("ram", computer.ram());
        writer.writeString("make", computer.make());
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        computer = new Computer(
                reader.readString("model"), reader.readString("subModel"), reader.readInt("ram"), reader.readString("make"));
    }
}
