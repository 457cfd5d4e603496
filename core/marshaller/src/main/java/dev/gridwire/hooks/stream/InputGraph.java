// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.wire.WireInput;
import java.io.InvalidObjectException;
import org.jspecify.annotations.Nullable;

/** The graph that is being read, as a hook's stream sees it. */
public interface InputGraph {

    /** Stands for a field that the bytes do not hold. */
    Object ABSENT = new Object();

    /** The bytes to read. */
    WireInput in();

    /** Reads an object or a reference. */
    @Nullable Object readObject();

    /**
     * Reads an object that nothing else may refer to.
     *
     * @throws InvalidObjectException if it was read before
     */
    @Nullable Object readUnshared() throws InvalidObjectException;

    /** Reads the default fields into an object. */
    void readFields(FieldTable fields, Object owner);

    /** Reads the default fields, and keeps those that the object's class does not have here. */
    FieldValues readValues(FieldTable fields, Object owner);

    /** Notes that the class's hook left data unread, which the object does not have when it is written again. */
    void leftUnread(FieldTable fields);
}
