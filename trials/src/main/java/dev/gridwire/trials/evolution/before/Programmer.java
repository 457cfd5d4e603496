// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A programmer, as flat as a class can be. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Programmer implements Serializable, Portable {

    static final int ID = 1;

    private static final long serialVersionUID = 1L;

    @Nullable String name;
    int age;
    @Nullable String team;
    @Nullable String language;
    boolean remote;
    double salary;

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
        writer.writeString("name", name);
        writer.writeInt("age", age);
        writer.writeString("team", team);
        writer.writeString("language", language);
        writer.writeBoolean("remote", remote);
        writer.writeDouble("salary", salary);
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        name = reader.readString("name");
        age = reader.readInt("age");
        team = reader.readString("team");
        language = reader.readString("language");
        remote = reader.readBoolean("remote");
        salary = reader.readDouble("salary");
    }
}
