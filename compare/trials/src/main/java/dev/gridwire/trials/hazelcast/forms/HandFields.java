// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.forms;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes fields in handwritten code for which a stream has no method. Public, because classes compiled at run time
 * call it.
 */
public final class HandFields {

    private HandFields() {}

    /** Writes texts. */
    public static void writeTexts(DataOutput out, String... texts) throws IOException {
        out.writeInt(texts.length);
        for (String text : texts) {
            out.writeUTF(text);
        }
    }

    /** Reads texts. */
    public static String[] readTexts(DataInput in) throws IOException {
        String[] texts = new String[in.readInt()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = in.readUTF();
        }
        return texts;
    }

    /** Writes an object of any class, if the stream can. */
    public static void writeObject(DataOutput out, @Nullable Object value) throws IOException {
        if (out instanceof ObjectOutput objects) {
            objects.writeObject(value);
        } else if (out instanceof ObjectDataOutput objects) {
            objects.writeObject(value);
        } else {
            refuse("a codec written by hand has no form for any object");
        }
    }

    /** Reads an object of any class, if the stream can. */
    public static @Nullable Object readObject(DataInput in) throws IOException {
        if (in instanceof ObjectInput objects) {
            try {
                return objects.readObject();
            } catch (ClassNotFoundException e) {
                throw new IOException(e);
            }
        }
        return in instanceof ObjectDataInput objects
                ? objects.readObject() : refuse("a codec written by hand has no form for any object");
    }

    /** Returns the elements of an array whose class the field declares. */
    @SuppressWarnings("unchecked")
    public static <T> ArrayList<T> list(Object... elements) {
        return new ArrayList<>((List<T>) Arrays.asList(elements));
    }

    /** Refuses, where nobody could write any code. */
    public static <T> T refuse(String why) {
        throw new UnsupportedOperationException(why);
    }
}
