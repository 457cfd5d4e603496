// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.EntryFields;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Customer, of the Hazelcast comparison of put and get with Kryo and Smile. */
public final class CustomerWorkload implements Workload<Customer> {

    @Override
    public String id() {
        return "customer";
    }

    @Override
    public String title() {
        return "Customer";
    }

    @Override
    public String description() {
        return "An id, a name, a birthday, a sex, an email address, and an array of 100 random longs that all customers share.";
    }

    @Override
    public Supplier<Customer> values(long seed) {
        return new CustomerValues(seed);
    }

    @Override
    public Object key(Customer value, int index) {
        return value.id();
    }

    @Override
    public Object as(Form form, Customer plain) {
        return switch (form) {
            case PLAIN -> plain;
            case EXTERNALIZABLE -> new CustomerExternalizable(plain);
            case DATA_SERIALIZABLE -> new CustomerDataSerializable(plain);
            case IDENTIFIED_DATA_SERIALIZABLE -> new CustomerIdentified(plain);
            case PORTABLE -> new CustomerPortable(plain);
        };
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public Set<WorkloadFeature> features() {
        return Set.of(WorkloadFeature.UTIL_DATE);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Customer.class, Sex.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of(new CustomerCompactSerializer());
    }

    @Override
    public Optional<StreamSerializer<Customer>> streamSerializer(int typeId) {
        return Optional.of(new CustomerStreamSerializer(typeId));
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new CustomerByHand());
    }

    @Override
    public Optional<EntryFields> entryFields() {
        return Optional.of(new CustomerFields());
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        CustomerFactories.addIdentified(config);
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        CustomerFactories.addPortable(config);
    }
}
