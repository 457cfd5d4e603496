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

/** A parts list with two numbers instead of the class name. A part that occurs twice comes back as two. */
final class PartsIdentified implements IdentifiedDataSerializable {

    private @Nullable List<Part> parts;

    /** For the factory. */
    PartsIdentified() {}

    PartsIdentified(PartsList plain) {
        parts = plain.parts();
    }

    @Override
    public int getFactoryId() {
        return PartsForms.FACTORY_ID;
    }

    @Override
    public int getClassId() {
        return PartsForms.PARTS_ID;
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        PartsForms.writeParts(out, parts);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        parts = PartsForms.readParts(in);
    }
}
