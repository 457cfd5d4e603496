// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A customer with an array. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Customer implements Serializable, Portable {

    static final int ID = 2;

    private static final long serialVersionUID = 1L;

    int id;
    @Nullable String name;
    long birthday;
    @Nullable String email;
    @Nullable String fax;
    long @Nullable [] longs;

    /** For Portable and Compact. */
    public Customer() {}

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
        writer.writeInt("id", id);
        writer.writeString("name", name);
        writer.writeLong("birthday", birthday);
        writer.writeString("email", email);
        writer.writeString("fax", fax);
        writer.writeLongArray("longs", longs);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        id = reader.readInt("id");
        name = reader.readString("name");
        birthday = reader.readLong("birthday");
        email = reader.readString("email");
        fax = reader.readString("fax");
        longs = reader.readLongArray("longs");
    }
}
