// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import java.util.Map;
import java.util.function.Supplier;

/** The factories by which both sides of a grid make a programmer again from two numbers. */
@SuppressWarnings("removal") // see ProgrammerPortable
final class ProgrammerFactories {

    static final int FACTORY_ID = 1;
    static final int PROGRAMMER_ID = 1;
    static final int COMPUTER_ID = 2;

    private ProgrammerFactories() {}

    static void addIdentified(SerializationConfig config) {
        config.addDataSerializableFactory(FACTORY_ID, classId -> new ProgrammerIdentified());
    }

    static void addPortable(SerializationConfig config) {
        Map<Integer, Supplier<com.hazelcast.nio.serialization.Portable>> makers =
                Map.of(PROGRAMMER_ID, ProgrammerPortable::new, COMPUTER_ID, ComputerPortable::new);
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
        config.addPortableFactory(FACTORY_ID, classId -> makers.get(classId).get());
        config.addClassDefinition(computer).addClassDefinition(programmer);
    }
}
