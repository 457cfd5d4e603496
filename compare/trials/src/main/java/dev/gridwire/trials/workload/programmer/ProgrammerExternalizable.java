// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;

/** A programmer with handwritten code for each field; the computer is written in place. */
public final class ProgrammerExternalizable extends MutableProgrammer implements Externalizable {

    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(name);
        out.writeInt(age);
        out.writeUTF(computer.model());
        out.writeUTF(computer.subModel());
        out.writeInt(computer.ram());
        out.writeUTF(computer.make());
        out.writeInt(languages.size());
        for (String language : languages) {
            out.writeUTF(language);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        name = in.readUTF();
        age = in.readInt();
        computer = new Computer(in.readUTF(), in.readUTF(), in.readInt(), in.readUTF());
        int count = in.readInt();
        languages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            languages.add(in.readUTF());
        }
    }
}
