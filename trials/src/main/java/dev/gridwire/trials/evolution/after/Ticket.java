// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import java.io.IOException;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A ticket, with an enum that has a constant more. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Ticket implements Serializable, Portable {

    static final int ID = 5;

    private static final long serialVersionUID = 1L;

    long id;
    @Nullable String title;
    @Nullable Status status;

    /** For Portable and Compact. */
    public Ticket() {}

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
        writer.writeLong("id", id);
        writer.writeString("title", title);
        writer.writeString("status", status.name());
    }

    @Override
    public void readPortable(PortableReader reader) throws IOException {
        id = reader.readLong("id");
        title = reader.readString("title");
        status = Status.valueOf(Objects.requireNonNull(reader.readString("status")));
    }
}
