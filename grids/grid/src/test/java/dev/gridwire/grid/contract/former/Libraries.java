// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import dev.gridwire.grid.contract.Door;
import java.util.EnumMap;
import java.util.Map;

/** The libraries that applications put behind a grid's own interface, each as they use it. */
public final class Libraries {

    private Libraries() {}

    /** Makes all of them. */
    public static Map<FormerWriter, Door> all() {
        return new EnumMap<>(Map.of(
                FormerWriter.JACKSON_2, JacksonBytes.door(),
                FormerWriter.JACKSON_3, Jackson3Bytes.door(),
                FormerWriter.KRYO, KryoBytes.door(),
                FormerWriter.FORY, ForyBytes.door()));
    }
}
