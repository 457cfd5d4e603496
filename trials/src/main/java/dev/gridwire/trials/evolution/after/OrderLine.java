// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** The line with a price, and all in another order. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class OrderLine implements Serializable, Portable {

    static final int ID = 4;

    private static final long serialVersionUID = 1L;

    int amount;
    double price;
    @Nullable String product;

    /** For Portable and Compact. */
    public OrderLine() {}

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
        writer.writeInt("amount", amount);
        writer.writeDouble("price", price);
        writer.writeString("product", product);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        amount = reader.readInt("amount");
        price = reader.readDouble("price");
        product = reader.readString("product");
    }
}
