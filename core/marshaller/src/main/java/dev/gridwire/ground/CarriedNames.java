// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.evolution.SchemaFormat;
import dev.gridwire.wire.WireInput;

/** Finds the name of a class that a payload omits because the schema behind it contains the name. */
public final class CarriedNames {

    private CarriedNames() {}

    /** Returns the name without moving the input, which stays in front of the schema's hash, size and bytes. */
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
