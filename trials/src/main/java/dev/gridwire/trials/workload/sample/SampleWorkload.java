// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** SampleObject, of GridGain's comparison of marshallers. */
public final class SampleWorkload implements Workload<SampleObject> {

    @Override
    public String id() {
        return "sample";
    }

    @Override
    public String title() {
        return "SampleObject";
    }

    @Override
    public String description() {
        return "An int, a float, a Short, 3,000 longs, 3,000 doubles, and a reference to the object itself: 48 kB of numbers.";
    }

    /** 48 KB: about a hundred of the other values; a round is still long enough to be measured with fewer. */
    @Override
    public int weight() {
        return 40;
    }

    @Override
    public Supplier<SampleObject> values(long seed) {
        return new SampleValues(seed);
    }

    @Override
    public Object as(Form form, SampleObject plain) {
        return switch (form) {
            case PLAIN -> plain;
            case EXTERNALIZABLE -> new SampleExternalizable(plain);
            case DATA_SERIALIZABLE -> new SampleDataSerializable(plain);
            case IDENTIFIED_DATA_SERIALIZABLE -> new SampleIdentified(plain);
            case PORTABLE -> new SamplePortable(plain);
        };
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public Set<WorkloadFeature> features() {
        return Set.of(WorkloadFeature.CYCLE);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(SampleObject.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of(new SampleCompactSerializer());
    }

    @Override
    public Optional<StreamSerializer<SampleObject>> streamSerializer(int typeId) {
        return Optional.of(new SampleStreamSerializer(typeId));
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new SampleByHand());
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        SampleFactories.addIdentified(config);
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        SampleFactories.addPortable(config);
    }
}
