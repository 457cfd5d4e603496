// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.StreamSerializer;

/**
 * Stands at Gridwire's type id where it is disabled, for no objects but its own class's, of which nobody keeps any in a grid:
 * it names the setting to change where values arrive that another member wrote by Gridwire.
 */
final class DisabledSerializer implements StreamSerializer<DisabledSerializer> {

    private final int typeId;

    DisabledSerializer(int typeId) {
        this.typeId = typeId;
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, DisabledSerializer value) {
        throw refusal();
    }

    @Override
    public DisabledSerializer read(ObjectDataInput in) {
        throw refusal();
    }

    private HazelcastSerializationException refusal() {
        return new HazelcastSerializationException("Gridwire is disabled here, but another member or client writes by it: typeId="
                + typeId + "; to read without writing, set hazelcast.write=false in the place of hazelcast.enabled=false");
    }
}
