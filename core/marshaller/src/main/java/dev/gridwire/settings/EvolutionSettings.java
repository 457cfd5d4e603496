// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import java.util.Map;
import java.util.Optional;

/**
 * The settings of {@code gridwire.properties} for classes that change.
 *
 * @param renames the keys {@code renamed.}
 * @param substitutes the keys {@code unknown-constant.}: by the enum's binary name, the constant that replaces unknown ones
 */
public record EvolutionSettings(
        Renames renames,
        Optional<UnknownFields> unknownFields,
        Optional<UnknownConstants> unknownConstants,
        Optional<NullInPrimitive> nullInPrimitive,
        Optional<JavaUid> javaUid,
        Map<String, String> substitutes,
        Optional<SchemaPlace> schemas) {

    /** Copies the map. */
    public EvolutionSettings {
        substitutes = Map.copyOf(substitutes);
    }
}
