// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInput;

/** An input that allocates only what its bytes hold: the rest is the reading code's. Objects are texts. */
final class ArrayInput extends DataInputStream implements ObjectInput {

    private final ByteArrayInputStream bytes;

    ArrayInput(byte[] content) {
        this(new ByteArrayInputStream(content));
    }

    private ArrayInput(ByteArrayInputStream bytes) {
        super(bytes);
        this.bytes = bytes;
    }

    @Override
    public Object readObject() throws IOException {
        bytes.mark(0);
        int length = readUnsignedShort();
        if (length > bytes.available()) {
            throw new EOFException("a text is cut off: needed=" + length + ", remaining=" + bytes.available());
        }
        bytes.reset();
        return readUTF();
    }
}
