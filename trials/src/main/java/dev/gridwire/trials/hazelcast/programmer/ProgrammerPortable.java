// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.programmer.MutableProgrammer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;

/** A programmer as a Portable: single fields can be read and queried without reading the whole. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class ProgrammerPortable extends MutableProgrammer implements Portable {

    /** For the factory. */
    public ProgrammerPortable() {}

    ProgrammerPortable(Programmer plain) {
        super(plain);
    }

    @Override
    public int getFactoryId() {
        return ProgrammerForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return ProgrammerForms.PROGRAMMER_ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeString("name", name);
        writer.writeInt("age", age);
        writer.writePortable("computer", new ComputerPortable(computer));
        writer.writeStringArray("languages", languages.toArray(new String[0]));
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        name = reader.readString("name");
        age = reader.readInt("age");
        ComputerPortable portable = reader.readPortable("computer");
        computer = portable.toComputer();
        languages = new ArrayList<>(Arrays.asList(reader.readStringArray("languages")));
    }
}
