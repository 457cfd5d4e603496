// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** A programmer, field by field. */
@ProtoAdapter(Programmer.class)
final class ProgrammerAdapter {

    @ProtoFactory
    static Programmer make(String name, int age, Computer computer, List<String> languages) {
        return new Programmer(name, age, computer, languages);
    }

    @ProtoField(number = 1)
    String getName(Programmer programmer) {
        return programmer.name();
    }

    @ProtoField(number = 2, defaultValue = "0")
    int getAge(Programmer programmer) {
        return programmer.age();
    }

    @ProtoField(number = 3)
    Computer getComputer(Programmer programmer) {
        return programmer.computer();
    }

    @ProtoField(number = 4, collectionImplementation = ArrayList.class)
    List<String> getLanguages(Programmer programmer) {
        return programmer.languages();
    }
}
