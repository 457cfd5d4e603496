// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A StreamSerializer as it is written by hand. */
final class HandStream implements StreamSerializer<Object> {

    private static final int TYPE_ID = 11;

    private final Class<?> root;

    HandStream(Class<?> root) {
        this.root = root;
    }

    @Override
    public int getTypeId() {
        return TYPE_ID;
    }

    @Override
    public void write(ObjectDataOutput out, Object value) throws IOException {
        HandFields.write(value, out);
    }

    @Override
    public Object read(ObjectDataInput in) throws IOException {
        List<@Nullable Object> values = new ArrayList<>();
        for (HandField slot : HandField.of(root)) {
            values.add(HandFields.read(slot, in));
        }
        return HandField.make(root, values);
    }
}
