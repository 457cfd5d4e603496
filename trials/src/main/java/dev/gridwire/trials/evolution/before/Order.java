// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An order with lines. */
@SuppressWarnings({"removal", "serial"}) // Portable leaves Hazelcast with 7.0; the list is an ArrayList
public final class Order implements Serializable, Portable {

    static final int ID = 3;

    private static final long serialVersionUID = 1L;

    long orderId;
    long date;
    @Nullable String customer;
    @Nullable List<OrderLine> lines;

    /** For Portable and Compact. */
    public Order() {}

    @Override
    public int getFactoryId() {
        return ClassVersion.PORTABLE_FACTORY;
    }

    @Override
    public int getClassId() {
        return ID;
    }

    @Override
    public void writePortable(PortableWriter writer) throws IOException {
        writer.writeLong("orderId", orderId);
        writer.writeLong("date", date);
        writer.writeString("customer", customer);
        writer.writePortableArray("lines", lines.toArray(new OrderLine[0]));
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        orderId = reader.readLong("orderId");
        date = reader.readLong("date");
        customer = reader.readString("customer");
        lines = new ArrayList<>();
        Arrays.asList(reader.readPortableArray("lines")).forEach(line -> lines.add((OrderLine) line));
    }
}
