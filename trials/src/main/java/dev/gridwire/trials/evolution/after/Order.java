// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

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

/** The order with a note, and all in another order. */
@SuppressWarnings({"removal", "serial"}) // Portable leaves Hazelcast with 7.0; the list is an ArrayList
public final class Order implements Serializable, Portable {

    static final int ID = 3;

    private static final long serialVersionUID = 1L;

    @Nullable String customer;
    long date;
    @Nullable String note;
    @Nullable List<OrderLine> lines;
    long orderId;

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
        writer.writeString("customer", customer);
        writer.writeLong("date", date);
        writer.writeString("note", note);
        writer.writePortableArray("lines", lines.toArray(new OrderLine[0]));
        writer.writeLong("orderId", orderId);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        customer = reader.readString("customer");
        date = reader.readLong("date");
        note = reader.readString("note");
        lines = new ArrayList<>();
        Arrays.asList(reader.readPortableArray("lines")).forEach(line -> lines.add((OrderLine) line));
        orderId = reader.readLong("orderId");
    }
}
