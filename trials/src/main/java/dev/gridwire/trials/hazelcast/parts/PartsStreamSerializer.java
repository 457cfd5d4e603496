// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.parts;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.workload.parts.PartsList;
import java.io.IOException;

/** The plain parts list, fields by hand. A part that stands in it twice comes back as two. */
record PartsStreamSerializer(int typeId) implements StreamSerializer<PartsList> {

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, PartsList parts) throws IOException {
        PartFields.write(out, parts.parts());
    }

    @Override
    public PartsList read(ObjectDataInput in) throws IOException {
        return new PartsList(PartFields.read(in));
    }
}
