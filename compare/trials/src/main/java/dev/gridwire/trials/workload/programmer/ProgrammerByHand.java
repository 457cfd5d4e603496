// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;

/** The least cost of a programmer: no class, no null, no identity. */
public final class ProgrammerByHand implements ObjectCodec {

    /** Two ints, and the number of the languages. */
    private static final int FIXED_BYTES = 3 * HandOutput.INT_BYTES;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        Programmer programmer = (Programmer) value;
        Computer computer = programmer.computer();
        out.begin(FIXED_BYTES);
        out.int32(programmer.age());
        out.int32(computer.ram());
        out.int32(programmer.languages().size());
        out.string(programmer.name());
        out.string(computer.model());
        out.string(computer.subModel());
        out.string(computer.make());
        out.strings(programmer.languages());
        return out.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        int age = in.int32();
        int ram = in.int32();
        int count = in.int32();
        String name = in.string();
        Computer computer = new Computer(in.string(), in.string(), ram, in.string());
        return new Programmer(name, age, computer, in.strings(count));
    }
}
