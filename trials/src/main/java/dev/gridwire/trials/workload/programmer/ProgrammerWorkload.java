// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Programmer and Computer, of the Hazelcast time trials. */
public final class ProgrammerWorkload implements Workload<Programmer> {

    @Override
    public String id() {
        return "programmer";
    }

    @Override
    public String title() {
        return "Programmer";
    }

    @Override
    public String description() {
        return "A name of 26 characters, an age, a computer of four fields, and a list of about seven language names.";
    }

    @Override
    public Supplier<Programmer> values(long seed) {
        return new ProgrammerValues(seed);
    }

    @Override
    public Object key(Programmer value, int index) {
        return value.name();
    }

    @Override
    public Object as(Form form, Programmer plain) {
        return switch (form) {
            case PLAIN -> plain;
            case EXTERNALIZABLE -> new ProgrammerExternalizable(plain);
            case DATA_SERIALIZABLE -> new ProgrammerDataSerializable(plain);
            case IDENTIFIED_DATA_SERIALIZABLE -> new ProgrammerIdentified(plain);
            case PORTABLE -> new ProgrammerPortable(plain);
        };
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Programmer.class, Computer.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of(new ProgrammerCompactSerializer(), new ComputerCompactSerializer());
    }

    @Override
    public Optional<StreamSerializer<Programmer>> streamSerializer(int typeId) {
        return Optional.of(new ProgrammerStreamSerializer(typeId));
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new ProgrammerByHand());
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        ProgrammerFactories.addIdentified(config);
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        ProgrammerFactories.addPortable(config);
    }
}
