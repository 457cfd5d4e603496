// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;

/** Programmer and Computer, of the Hazelcast time trials. */
public final class ProgrammerWorkload extends WrittenWorkload<Programmer> {

    /** Fills the table. */
    public ProgrammerWorkload(WrittenForms<Programmer> forms) {
        super("programmer", "Programmer",
                "A name of 26 characters, an age, a computer of four fields, and a list of about seven language names.",
                ProgrammerValues::new, Programmer.class, Computer.class);
        form(Form.EXTERNALIZABLE, ProgrammerExternalizable::new);
        written(forms);
        byHand(ProgrammerByHand::new);
        key(Programmer::name);
    }
}
