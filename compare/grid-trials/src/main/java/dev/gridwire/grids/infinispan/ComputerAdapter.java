// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.trials.workload.programmer.Computer;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** A computer, field by field. */
@ProtoAdapter(Computer.class)
final class ComputerAdapter {

    @ProtoFactory
    static Computer make(String model, String subModel, int ram, String make) {
        return new Computer(model, subModel, ram, make);
    }

    @ProtoField(number = 1)
    String getModel(Computer computer) {
        return computer.model();
    }

    @ProtoField(number = 2)
    String getSubModel(Computer computer) {
        return computer.subModel();
    }

    @ProtoField(number = 3, defaultValue = "0")
    int getRam(Computer computer) {
        return computer.ram();
    }

    @ProtoField(number = 4)
    String getMake(Computer computer) {
        return computer.make();
    }
}
