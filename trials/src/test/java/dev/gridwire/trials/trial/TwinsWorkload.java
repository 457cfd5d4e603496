// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Twins, numbered from the seed upwards, plain only; a workload that no fork knows. */
public final class TwinsWorkload implements Workload<Twins> {

    @Override
    public String id() {
        return "twins";
    }

    @Override
    public String title() {
        return "Twins";
    }

    @Override
    public String description() {
        return "A number, and a list that two fields share.";
    }

    @Override
    public Supplier<Twins> values(long seed) {
        AtomicInteger next = new AtomicInteger((int) seed);
        return () -> Twins.of(next.getAndIncrement());
    }

    @Override
    public Object key(Twins value, int index) {
        return value.number();
    }

    @Override
    public Object as(Form form, Twins plain) {
        return plain;
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Twins.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of();
    }

    @Override
    public StreamSerializer<Twins> streamSerializer(int typeId) {
        throw new UnsupportedOperationException("twins have no serializer of their own");
    }

    @Override
    public Codec byHand() {
        throw new UnsupportedOperationException("twins have no codec of their own");
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        throw new UnsupportedOperationException("twins are plain");
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        throw new UnsupportedOperationException("twins are plain");
    }
}
