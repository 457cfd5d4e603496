// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.StreamSerializer;

/**
 * Takes Gridwire's type id where Gridwire is disabled, so that values written by Gridwire elsewhere fail with a message that
 * names the setting to change. Its only type is this class, whose objects nobody keeps in a grid.
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
