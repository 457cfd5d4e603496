// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/** The graph that is being written, as seen by a hook's stream. */
public interface OutputGraph {

    /** Returns the output. */
    WireOutput out();

    /** Writes an object, or a reference to it if it was written before. */
    void writeObject(@Nullable Object value);

    /** Writes an object that nothing else refers to. */
    void writeUnshared(@Nullable Object value);

    /** Writes the default fields of an object. */
    void writeFields(FieldTable fields, Object owner);

    /** Writes values in place of the default fields. */
    void writeValues(FieldTable fields, @Nullable Object[] values);
}
