// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import java.io.IOException;

/** A value that is serialized by hand, and holds one that is not. */
final class Envelope implements DataSerializable {

    private Account content;

    /** For readers. */
    Envelope() {
        this(new Account(0, 0));
    }

    Envelope(Account content) {
        this.content = content;
    }

    Account content() {
        return content;
    }

    @Override
    public void writeData(ObjectDataOutput out) throws IOException {
        out.writeInt(1);
        out.writeObject(content);
    }

    @Override
    public void readData(ObjectDataInput in) throws IOException {
        in.readInt();
        content = in.readObject();
    }
}
