// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A model of an object of a sketched class, outside any virtual machine. Values are boxes, Strings, big numbers, Dates, Instants,
 * arrays of primitives, Constants, Things and Manys.
 */
public final class Thing {

    /** The id of its class. */
    public final String type;
    /** The values, by the fields' ids. */
    public final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

    Thing(String type) {
        this.type = type;
    }

    /** A constant of a sketched enum. */
    public record Constant(String type, String name) {}
}
