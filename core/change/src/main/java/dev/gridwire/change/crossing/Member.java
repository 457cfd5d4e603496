// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A member of a grid: writes and reads values of a class, which it has in one state. */
public interface Member {

    /** Returns the stored form. */
    byte[] write(Object value) throws Exception;

    /** Returns a value of the class; any other object is an error. */
    Object read(byte[] bytes) throws Exception;

    /** Returns the content of one of its values, by the names of the old state. */
    Map<String, @Nullable Object> content(Object value);

    /** Returns the content of a value that it has read from the old state's bytes. */
    default Map<String, @Nullable Object> upgradedContent(Object value) {
        return content(value);
    }

    /** Changes a value that it has read, as a program would, and updates the expected content. */
    default void edit(Object value, Map<String, @Nullable Object> expected) {}
}
