// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.util.Map;

/** All that was written for a programmer, and the numbers by which both sides of a grid make one again. */
@SuppressWarnings("removal") // see ProgrammerPortable
public final class ProgrammerForms extends HandWritten<Programmer> {

    static final int FACTORY_ID = 1;
    static final int PROGRAMMER_ID = 1;
    static final int COMPUTER_ID = 2;

    /** Fills the table. */
    public ProgrammerForms() {
        form(Form.DATA_SERIALIZABLE, ProgrammerDataSerializable::new);
        identified(FACTORY_ID, ProgrammerIdentified::new, ProgrammerIdentified::new);
        compact(new ProgrammerCompactSerializer(), new ComputerCompactSerializer());
        stream(ProgrammerStreamSerializer::new);
        ClassDefinition computer = new ClassDefinitionBuilder(FACTORY_ID, COMPUTER_ID)
                .addStringField("model")
                .addStringField("subModel")
                .addIntField("ram")
                .addStringField("make")
                .build();
        ClassDefinition programmer = new ClassDefinitionBuilder(FACTORY_ID, PROGRAMMER_ID)
                .addStringField("name")
                .addIntField("age")
                .addPortableField("computer", computer)
                .addStringArrayField("languages")
                .build();
        portable(FACTORY_ID, ProgrammerPortable::new,
                Map.of(PROGRAMMER_ID, ProgrammerPortable::new, COMPUTER_ID, ComputerPortable::new),
                computer, programmer);
    }
}
