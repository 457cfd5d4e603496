// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Sends a schema to a member; returns whether the member runs Gridwire. */
public final class NewSchema implements Callable<Boolean>, DataSerializable, HazelcastInstanceAware {

    private byte[] schema;
    private @Nullable HazelcastInstance grid;

    /** For Hazelcast. */
    public NewSchema() {
        this(new byte[0]);
    }

    NewSchema(byte[] schema) {
        this.schema = schema;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance instance) {
        grid = instance;
    }

    @Override
    public Boolean call() {
        if (grid != null && grid.getUserContext().get(GridSchemas.NAME) instanceof GridSchemas schemas) {
            SchemaMap.parse(schema).ifPresent(schemas::learn);
            return true;
        }
        return false;
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeByteArray(schema);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        byte[] read = in.readByteArray();
        schema = read == null ? new byte[0] : read;
    }
}
