// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A product and its amount. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class OrderLine implements Serializable, Portable {

    static final int ID = 4;

    private static final long serialVersionUID = 1L;

    @Nullable String product;
    int amount;

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
        writer.writeString("product", product);
        writer.writeInt("amount", amount);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        product = reader.readString("product");
        amount = reader.readInt("amount");
    }
}
