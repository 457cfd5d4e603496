// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ByteArraySerializer as it is written by hand. */
final class HandBytes implements ByteArraySerializer<Object> {

    private static final int TYPE_ID = 12;

    private final Class<?> root;

    HandBytes(Class<?> root) {
        this.root = root;
    }

    @Override
    public int getTypeId() {
        return TYPE_ID;
    }

    @Override
    public byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HandFields.write(value, new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    @Override
    public Object read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        List<@Nullable Object> values = new ArrayList<>();
        for (HandField slot : HandField.of(root)) {
            values.add(HandFields.read(slot, in));
        }
        return HandField.make(root, values);
    }
}
