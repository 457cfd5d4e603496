// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.EntryFields;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Changes one field of an entry's value and stores it, whatever its form; a second call undoes the first. It travels in the same
 * few bytes whoever is measured.
 */
final class FlipDate implements EntryProcessor<Object, Object, Object>, IdentifiedDataSerializable {

    private static final long serialVersionUID = 1L;
    private static final int FACTORY_ID = 90;

    private String workload = "";
    private transient @Nullable EntryFields fields;

    /** For the factory. */
    FlipDate() {}

    FlipDate(String workload) {
        this.workload = workload;
    }

    static void addFactory(SerializationConfig config) {
        config.addDataSerializableFactory(FACTORY_ID, classId -> new FlipDate());
    }

    @Override
    public @Nullable Object process(Map.Entry<Object, Object> entry) {
        entry.setValue(fields().changed(entry.getValue()));
        return null;
    }

    private EntryFields fields() {
        EntryFields known = fields;
        if (known == null) {
            known = EntryFields.of(workload).orElseThrow();
            fields = known;
        }
        return known;
    }

    @Override
    public int getFactoryId() {
        return FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return 1;
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeString(workload);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        workload = in.readString();
    }
}
