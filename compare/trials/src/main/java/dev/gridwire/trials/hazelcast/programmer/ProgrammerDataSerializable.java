// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.MutableProgrammer;
import java.io.IOException;
import java.util.ArrayList;

/** A programmer in Hazelcast's first mechanism: handwritten fields, and the class by name. */
public class ProgrammerDataSerializable extends MutableProgrammer implements DataSerializable {

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeString(name);
        out.writeInt(age);
        out.writeString(computer.model());
        out.writeString(computer.subModel());
        out.writeInt(computer.ram());
        out.writeString(computer.make());
        out.writeInt(languages.size());
        for (String language : languages) {
            out.writeString(language);
        }
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        name = in.readString();
        age = in.readInt();
        computer = new Computer(in.readString(), in.readString(), in.readInt(), in.readString());
        int count = in.readInt();
        languages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            languages.add(in.readString());
        }
    }
}
