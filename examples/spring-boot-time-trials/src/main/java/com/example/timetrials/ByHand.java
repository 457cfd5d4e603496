// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The code that users write for each of the hand-written mechanisms: field after field. */
final class ByHand {

    private ByHand() {}

    static void write(Programmer programmer, DataOutput out) throws IOException {
        out.writeUTF(programmer.name());
        out.writeInt(programmer.age());
        out.writeUTF(programmer.computer().model());
        out.writeUTF(programmer.computer().subModel());
        out.writeInt(programmer.computer().ram());
        out.writeUTF(programmer.computer().make());
        out.writeInt(programmer.languages().size());
        for (String language : programmer.languages()) {
            out.writeUTF(language);
        }
    }

    static Programmer read(DataInput in) throws IOException {
        String name = in.readUTF();
        int age = in.readInt();
        Computer computer = new Computer(in.readUTF(), in.readUTF(), in.readInt(), in.readUTF());
        int count = in.readInt();
        List<String> languages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            languages.add(in.readUTF());
        }
        return new Programmer(name, age, computer, languages);
    }
}
