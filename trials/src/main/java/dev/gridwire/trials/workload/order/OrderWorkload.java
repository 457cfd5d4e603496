// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

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

/** Order and OrderLine, of the Hazelcast performance top 5. */
public final class OrderWorkload implements Workload<Order> {

    @Override
    public String id() {
        return "order";
    }

    @Override
    public String title() {
        return "Order";
    }

    @Override
    public String description() {
        return "An order id, a date, and a LinkedList of none to four order lines, each a product name and an amount.";
    }

    @Override
    public Supplier<Order> values(long seed) {
        return new OrderValues(seed);
    }

    @Override
    public Object key(Order value, int index) {
        return value.orderId();
    }

    @Override
    public Object as(Form form, Order plain) {
        return switch (form) {
            case PLAIN -> plain;
            case EXTERNALIZABLE -> new OrderExternalizable(plain);
            case DATA_SERIALIZABLE -> new OrderDataSerializable(plain);
            case IDENTIFIED_DATA_SERIALIZABLE -> new OrderIdentified(plain);
            case PORTABLE -> new OrderPortable(plain);
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
        return List.of(Order.class, OrderLine.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of(new OrderCompactSerializer(), new OrderLineCompactSerializer());
    }

    @Override
    public Optional<StreamSerializer<Order>> streamSerializer(int typeId) {
        return Optional.of(new OrderStreamSerializer(typeId));
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new OrderByHand());
    }

    @Override
    public Optional<EntryFields> entryFields() {
        return Optional.of(new OrderFields());
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        OrderFactories.addIdentified(config);
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        OrderFactories.addPortable(config);
    }
}
