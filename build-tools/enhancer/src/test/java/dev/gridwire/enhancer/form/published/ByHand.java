// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.nio.ObjectDataOutput;
import java.io.IOException;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What the classes beside write where it is written by hand, as in the trials. */
public final class ByHand implements Supplier<Map<String, Object>> {

    /** Is found by reflection. */
    public ByHand() {}

    @Override
    public Map<String, Object> get() {
        List<OrderLine> lines = new LinkedList<>();
        for (int i = 0; i < 10; i++) {
            lines.add(new OrderLine("product-" + i, i));
        }
        Map<String, Object> samples = new LinkedHashMap<>();
        samples.put("order", new Order(1, new Date(2), lines));
        samples.put("empty order", new Order(1, new Date(2), new LinkedList<>()));
        samples.put("customer", new Customer(1, "Ada Lovelace", new Date(3), Sex.FEMALE, "ada@example.com", new long[100]));
        samples.put("programmer", new Programmer("name", 30, new Computer("a", "b", 8, "c"),
                new ArrayList<>(List.of("Java", "Scala"))));
        return samples;
    }

    /** As the trials' Externalizable classes. */
    public static void write(Object object, ObjectOutput out) throws IOException {
        if (object instanceof Order order) {
            out.writeLong(order.orderId());
            out.writeLong(order.date().getTime());
            out.writeInt(order.orderLines().size());
            for (OrderLine line : order.orderLines()) {
                out.writeUTF(line.product());
                out.writeInt(line.amount());
            }
        } else if (object instanceof Customer customer) {
            out.writeInt(customer.id());
            out.writeUTF(customer.name());
            out.writeLong(customer.birthday().getTime());
            out.writeByte(customer.sex().ordinal());
            out.writeUTF(customer.email());
            out.writeInt(customer.longs().length);
            for (long value : customer.longs()) {
                out.writeLong(value);
            }
        } else {
            Programmer programmer = (Programmer) object;
            out.writeUTF(programmer.name());
            out.writeInt(programmer.age());
            out.writeUTF(programmer.computer().model());
            out.writeUTF(programmer.computer().subModel());
            out.writeInt(programmer.computer().ram());
            out.writeUTF(programmer.computer().make());
            out.writeInt(programmer.languages().size());
            for (String language : programmer.languages()) {
                out.writeUTF(language);
            }
        }
    }

    /** As the trials' DataSerializable classes. */
    public static void write(Object object, ObjectDataOutput out) throws IOException {
        if (object instanceof Order order) {
            out.writeLong(order.orderId());
            out.writeLong(order.date().getTime());
            out.writeInt(order.orderLines().size());
            for (OrderLine line : order.orderLines()) {
                out.writeString(line.product());
                out.writeInt(line.amount());
            }
        } else if (object instanceof Customer customer) {
            out.writeInt(customer.id());
            out.writeString(customer.name());
            out.writeLong(customer.birthday().getTime());
            out.writeByte(customer.sex().ordinal());
            out.writeString(customer.email());
            out.writeLongArray(customer.longs());
        } else {
            Programmer programmer = (Programmer) object;
            out.writeString(programmer.name());
            out.writeInt(programmer.age());
            out.writeString(programmer.computer().model());
            out.writeString(programmer.computer().subModel());
            out.writeInt(programmer.computer().ram());
            out.writeString(programmer.computer().make());
            out.writeInt(programmer.languages().size());
            for (String language : programmer.languages()) {
                out.writeString(language);
            }
        }
    }
}
