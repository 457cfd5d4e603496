// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;

/**
 * A field as a stream describes it.
 *
 * @param code the first character of its type's descriptor
 */
record WrittenField(int code, String name) {

    /** Reads the fields that a scan has passed. */
    static List<WrittenField> read(StreamBytes in, WrittenClass written) {
        in.rewind();
        in.skip(written.fieldsAt());
        int count = in.readShort();
        List<WrittenField> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int code = in.readByte();
            fields.add(new WrittenField(code, in.readName(Character.MAX_VALUE)));
            if (Sizes.of(code) == 0) {
                skipTypeName(in);
            }
        }
        return fields;
    }

    private static void skipTypeName(StreamBytes in) {
        switch (in.readByte()) {
            case ObjectStreamConstants.TC_REFERENCE -> in.skip(Integer.BYTES);
            case ObjectStreamConstants.TC_STRING -> in.skip(in.readShort());
            default -> in.skip(in.readLong());
        }
    }

    boolean isPrimitive() {
        return Sizes.of(code) > 0;
    }
}
