// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.wire.WireInput;
import java.io.InvalidObjectException;
import org.jspecify.annotations.Nullable;

/** The graph that is being read, as seen by a hook's stream. */
public interface InputGraph {

    /** Stands for a field that the bytes do not hold. */
    Object ABSENT = new Object();

    /** Returns the input. */
    WireInput in();

    /** Reads an object or a reference. */
    @Nullable Object readObject();

    /**
     * Reads an object that nothing else refers to.
     *
     * @throws InvalidObjectException if the object was read before
     */
    @Nullable Object readUnshared() throws InvalidObjectException;

    /** Reads the default fields into an object. */
    void readFields(FieldTable fields, Object owner);

    /** Reads the default fields, and keeps those that the object's class lacks here. */
    FieldValues readValues(FieldTable fields, Object owner);

    /** Notes that the class's hook left data unread, which is lost if the object is written again. */
    void leftUnread(FieldTable fields);
}
