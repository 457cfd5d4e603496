// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** The customer with a phone and points for a fax, and all in another order. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Customer implements Serializable, Portable {

    static final int ID = 2;

    private static final long serialVersionUID = 1L;

    long @Nullable [] longs;
    @Nullable String phone;
    @Nullable String email;
    int id;
    @Nullable String name;
    long birthday;
    int points;

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
        writer.writeLongArray("longs", longs);
        writer.writeString("phone", phone);
        writer.writeString("email", email);
        writer.writeInt("id", id);
        writer.writeString("name", name);
        writer.writeLong("birthday", birthday);
        writer.writeInt("points", points);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        longs = reader.readLongArray("longs");
        phone = reader.readString("phone");
        email = reader.readString("email");
        id = reader.readInt("id");
        name = reader.readString("name");
        birthday = reader.readLong("birthday");
        points = reader.readInt("points");
    }
}
