// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.evolution.SchemaFormat;
import dev.gridwire.wire.WireInput;

/** The name of a class that a payload does not say, since the schema behind it does. */
public final class CarriedNames {

    private CarriedNames() {}

    /** Gives the name, and leaves the input where it is: in front of the schema's hash, size and bytes. */
    public static String ahead(WireInput in) {
        WireInput ahead = WireInput.of(in.array(), in.position(), in.remaining());
        ahead.readFixedInt();
        int length = ahead.readCount(1);
        try {
            return SchemaFormat.typeName(ahead.array(), ahead.position(), length);
        } catch (IllegalArgumentException e) {
            throw in.malformed("the payload carries no schema where it says so: " + e.getMessage());
        }
    }
}
