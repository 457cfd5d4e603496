// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** The programmer with an address for a team, a longer age, and all in another order. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Programmer implements Serializable, Portable {

    static final int ID = 1;

    private static final long serialVersionUID = 1L;

    double salary;
    @Nullable String language;
    long age;
    @Nullable String name;
    @Nullable String email;
    boolean remote;

    /** For Portable and Compact. */
    public Programmer() {}

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
        writer.writeDouble("salary", salary);
        writer.writeString("language", language);
        writer.writeLong("age", age);
        writer.writeString("name", name);
        writer.writeString("email", email);
        writer.writeBoolean("remote", remote);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        salary = reader.readDouble("salary");
        language = reader.readString("language");
        age = reader.readLong("age");
        name = reader.readString("name");
        email = reader.readString("email");
        remote = reader.readBoolean("remote");
    }
}
