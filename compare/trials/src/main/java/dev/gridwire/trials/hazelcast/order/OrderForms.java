// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.order;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.order.MutableOrder;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.IOException;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All handwritten code for an order, and the numbers by which both sides of a grid create one. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class OrderForms extends HandWritten<Order> {

    private static final int FACTORY_ID = 3;
    private static final int ORDER_ID = 1;
    private static final int ORDER_LINE_ID = 2;

    /** Fills the table. */
    public OrderForms() {
        form(Form.DATA_SERIALIZABLE, plain -> new OrderDataSerializable().with(plain));
        identified(FACTORY_ID, plain -> new OrderIdentified().with(plain), OrderIdentified::new);
        compact(new OrderCompactSerializer(), new OrderLineCompactSerializer());
        stream(OrderStreamSerializer::new);
        ClassDefinition line = new ClassDefinitionBuilder(FACTORY_ID, ORDER_LINE_ID)
                .addStringField("product")
                .addIntField("amount")
                .build();
        ClassDefinition order = new ClassDefinitionBuilder(FACTORY_ID, ORDER_ID)
                .addLongField("orderId")
                .addLongField("date")
                .addPortableArrayField("orderLines", line)
                .build();
        portable(FACTORY_ID, plain -> new OrderPortable().with(plain),
                Map.of(ORDER_ID, OrderPortable::new, ORDER_LINE_ID, OrderLinePortable::new),
                line, order);
    }

    /** An order with two numbers instead of the class name. */
    private static final class OrderIdentified extends OrderDataSerializable implements IdentifiedDataSerializable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return ORDER_ID;
        }
    }

    /** An order as a Portable: single fields can be read and queried without the whole. */
    private static final class OrderPortable extends MutableOrder implements Portable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return ORDER_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeLong("orderId", orderId);
            writer.writeLong("date", date.getTime());
            writer.writePortableArray("orderLines", toPortables(orderLines));
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            orderId = reader.readLong("orderId");
            date = new Date(reader.readLong("date"));
            orderLines = toOrderLines(reader.readPortableArray("orderLines"));
        }

        private static Portable[] toPortables(List<OrderLine> lines) {
            Portable[] portables = new Portable[lines.size()];
            int index = 0;
            for (OrderLine line : lines) {
                portables[index++] = new OrderLinePortable(line);
            }
            return portables;
        }

        private static List<OrderLine> toOrderLines(Portable[] portables) {
            List<OrderLine> lines = new LinkedList<>();
            for (Portable portable : portables) {
                lines.add(((OrderLinePortable) portable).toOrderLine());
            }
            return lines;
        }
    }

    /** An order line as a Portable. */
    private static final class OrderLinePortable implements Portable {

        private @Nullable OrderLine line;

        OrderLinePortable() {}

        OrderLinePortable(OrderLine line) {
            this.line = line;
        }

        OrderLine toOrderLine() {
            return line;
        }

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return ORDER_LINE_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeString("product", line.product());
            writer.writeInt("amount", line.amount());
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            line = new OrderLine(reader.readString("product"), reader.readInt("amount"));
        }
    }

    /** Writes the plain order in Compact, field by field. */
    private static final class OrderCompactSerializer implements CompactSerializer<Order> {

        @Override
        public Order read(CompactReader reader) {
            return new Order(
                    reader.readInt64("orderId"),
                    new Date(reader.readInt64("date")),
                    new LinkedList<>(Arrays.asList(reader.readArrayOfCompact("orderLines", OrderLine.class))));
        }

        @Override
        public void write(CompactWriter writer, Order order) {
            writer.writeInt64("orderId", order.orderId());
            writer.writeInt64("date", order.date().getTime());
            writer.writeArrayOfCompact("orderLines", order.orderLines().toArray(new OrderLine[0]));
        }

        @Override
        public String getTypeName() {
            return "order";
        }

        @Override
        public Class<Order> getCompactClass() {
            return Order.class;
        }
    }

    /** Writes the plain order line in Compact, field by field. */
    private static final class OrderLineCompactSerializer implements CompactSerializer<OrderLine> {

        @Override
        public OrderLine read(CompactReader reader) {
            return new OrderLine(reader.readString("product"), reader.readInt32("amount"));
        }

        @Override
        public void write(CompactWriter writer, OrderLine line) {
            writer.writeString("product", line.product());
            writer.writeInt32("amount", line.amount());
        }

        @Override
        public String getTypeName() {
            return "orderLine";
        }

        @Override
        public Class<OrderLine> getCompactClass() {
            return OrderLine.class;
        }
    }

    /** Writes the plain order field by field, with its lines in place. */
    private record OrderStreamSerializer(int typeId) implements StreamSerializer<Order> {

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public void write(ObjectDataOutput out, Order order) throws IOException {
            out.writeLong(order.orderId());
            out.writeLong(order.date().getTime());
            out.writeInt(order.orderLines().size());
            for (OrderLine line : order.orderLines()) {
                out.writeString(line.product());
                out.writeInt(line.amount());
            }
        }

        @Override
        public Order read(ObjectDataInput in) throws IOException {
            long orderId = in.readLong();
            Date date = new Date(in.readLong());
            int count = in.readInt();
            List<OrderLine> lines = new LinkedList<>();
            for (int i = 0; i < count; i++) {
                lines.add(new OrderLine(in.readString(), in.readInt()));
            }
            return new Order(orderId, date, lines);
        }
    }
}
