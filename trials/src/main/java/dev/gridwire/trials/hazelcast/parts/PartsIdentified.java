// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.parts;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.trials.workload.parts.Part;
import dev.gridwire.trials.workload.parts.PartsList;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parts list with two numbers in place of the class name. A part that stands in it twice comes back as two. */
public final class PartsIdentified implements IdentifiedDataSerializable {

    static final int FACTORY_ID = 5;
    static final int PARTS_ID = 1;

    private @Nullable List<Part> parts;

    /** For the factory. */
    public PartsIdentified() {}

    PartsIdentified(PartsList plain) {
        parts = plain.parts();
    }

    @Override
    public int getFactoryId() {
        return FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return PARTS_ID;
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        PartFields.write(out, parts);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        parts = PartFields.read(in);
    }
}
