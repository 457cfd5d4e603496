// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The plain programmer, fields by hand. */
record ProgrammerStreamSerializer(int typeId) implements StreamSerializer<Programmer> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, Programmer programmer) throws IOException {
        out.writeString(programmer.name());
        out.writeInt(programmer.age());
        Computer computer = programmer.computer();
        out.writeString(computer.model());
        out.writeString(computer.subModel());
        out.writeInt(computer.ram());
        out.writeString(computer.make());
        out.writeInt(programmer.languages().size());
        for (String language : programmer.languages()) {
            out.writeString(language);
        }
    }

    @Override
    public Programmer read(ObjectDataInput in) throws IOException {
        String name = in.readString();
        int age = in.readInt();
        Computer computer = new Computer(in.readString(), in.readString(), in.readInt(), in.readString());
        int count = in.readInt();
        List<String> languages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            languages.add(in.readString());
        }
        return new Programmer(name, age, computer, languages);
    }
}
