// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes descriptions of classes, which only a stream can make. All fields keep their order and size, because the objects behind
 * a description are laid out by it.
 */
final class LocalDescriptions extends ObjectInputStream {

    /** Stands for the type of each field that is no primitive; the JDK compares only primitive types. */
    private static final String ANY_TYPE = "Ljava/lang/Object;";

    private @Nullable Class<?> type;
    private @Nullable ObjectStreamClass read;

    private LocalDescriptions(InputStream source) throws IOException {
        super(source);
        // The filter of the values' own reader is asked about the same classes.
        setObjectInputFilter(info -> ObjectInputFilter.Status.ALLOWED);
    }

    /**
     * Returns descriptions of some classes.
     *
     * @param versions null for a class that needs none
     */
    static @Nullable ObjectStreamClass[] of(List<@Nullable LocalVersion> versions) throws IOException, ClassNotFoundException {
        @Nullable ObjectStreamClass[] made = new ObjectStreamClass[versions.size()];
        try (LocalDescriptions in = new LocalDescriptions(new ByteArrayInputStream(written(versions)))) {
            in.readObject();
            for (int i = 0; i < made.length; i++) {
                LocalVersion version = versions.get(i);
                made[i] = version == null ? null : in.next(version.type());
            }
        }
        return made;
    }

    private static byte[] written(List<@Nullable LocalVersion> versions) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
            out.writeShort(ObjectStreamConstants.STREAM_VERSION);
            out.writeByte(ObjectStreamConstants.TC_STRING);
            out.writeUTF(ANY_TYPE);
            for (LocalVersion each : versions) {
                if (each != null) {
                    write(each, out);
                }
            }
        }
        return bytes.toByteArray();
    }

    private static void write(LocalVersion version, DataOutputStream out) throws IOException {
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeUTF(version.name());
        out.writeLong(version.uid());
        out.writeByte(version.flags());
        out.writeShort(version.fields().size());
        for (WrittenField each : version.fields()) {
            out.writeByte(each.code());
            out.writeUTF(each.name());
            if (!each.isPrimitive()) {
                out.writeByte(ObjectStreamConstants.TC_REFERENCE);
                out.writeInt(ObjectStreamConstants.baseWireHandle);
            }
        }
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        out.writeByte(ObjectStreamConstants.TC_NULL);
    }

    private @Nullable ObjectStreamClass next(Class<?> ofType) throws IOException, ClassNotFoundException {
        type = ofType;
        readObject();
        return read;
    }

    @Override
    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        read = super.readClassDescriptor();
        return read;
    }

    @Override
    protected @Nullable Class<?> resolveClass(ObjectStreamClass described) {
        return type;
    }
}
