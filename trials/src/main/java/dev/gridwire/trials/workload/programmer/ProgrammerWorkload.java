// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.WrittenWorkload;
import java.util.function.Supplier;

/** Programmer and Computer, of the Hazelcast time trials. */
public final class ProgrammerWorkload extends WrittenWorkload<Programmer> {

    /** Fills the table. */
    public ProgrammerWorkload() {
        super("programmer", "Programmer",
                "A name of 26 characters, an age, a computer of four fields, and a list of about seven language names.",
                Programmer.class, Computer.class);
        form(Form.EXTERNALIZABLE, ProgrammerExternalizable::new);
        form(Form.DATA_SERIALIZABLE, ProgrammerDataSerializable::new);
        form(Form.IDENTIFIED_DATA_SERIALIZABLE, ProgrammerIdentified::new);
        form(Form.PORTABLE, ProgrammerPortable::new);
        compact(new ProgrammerCompactSerializer(), new ComputerCompactSerializer());
        stream(ProgrammerStreamSerializer::new);
        byHand(ProgrammerByHand::new);
        identifiedFactory(ProgrammerFactories::addIdentified);
        portableFactory(ProgrammerFactories::addPortable);
    }

    @Override
    public Supplier<Programmer> values(long seed) {
        return new ProgrammerValues(seed);
    }

    @Override
    public Object key(Programmer value, int index) {
        return value.name();
    }
}
