// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.settings.EvolutionSettings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds a marshaller's settings for classes that change.
 *
 * @param renames former names that the user set in addition to those in annotations
 * @param substitutes by the enum's binary name, the constant that replaces unknown ones
 */
public record EvolutionRules(
        SchemaStore store,
        Renames renames,
        UnknownFields unknownFields,
        UnknownConstants unknownConstants,
        NullInPrimitive nullInPrimitive,
        JavaUid javaUid,
        Map<String, String> substitutes) {

    /** Payloads carry their schemas and unknown fields are kept; unknown constants, and null in a primitive, are refused. */
    public static final EvolutionRules DEFAULT = new EvolutionRules(
            SchemaStore.inPayload(), Renames.NONE, UnknownFields.KEPT, UnknownConstants.REFUSED,
            NullInPrimitive.REFUSED, JavaUid.SAME, Map.of());

    /** Copies the map. */
    public EvolutionRules {
        substitutes = Map.copyOf(substitutes);
    }

    /** Returns the same rules with another store. */
    public EvolutionRules with(SchemaStore newStore) {
        return new EvolutionRules(newStore, renames, unknownFields, unknownConstants, nullInPrimitive, javaUid, substitutes);
    }

    /** Returns the same rules with another choice for unknown fields. */
    public EvolutionRules with(UnknownFields newFate) {
        return new EvolutionRules(store, renames, newFate, unknownConstants, nullInPrimitive, javaUid, substitutes);
    }

    /** Returns the same rules with another choice for unknown constants. */
    public EvolutionRules with(UnknownConstants newFate) {
        return new EvolutionRules(store, renames, unknownFields, newFate, nullInPrimitive, javaUid, substitutes);
    }

    /** Returns the same rules with another choice for null where a primitive is read. */
    public EvolutionRules with(NullInPrimitive newFate) {
        return new EvolutionRules(store, renames, unknownFields, unknownConstants, newFate, javaUid, substitutes);
    }

    /** Returns the same rules with another choice for values of Java serialization. */
    public EvolutionRules with(JavaUid newChoice) {
        return new EvolutionRules(store, renames, unknownFields, unknownConstants, nullInPrimitive, newChoice, substitutes);
    }

    /** Returns the same rules with a substitute for the unknown constants of one enum. */
    public EvolutionRules withSubstitute(String enumName, String constant) {
        Map<String, String> more = new HashMap<>(substitutes);
        more.put(enumName, constant);
        return new EvolutionRules(store, renames, unknownFields, unknownConstants, nullInPrimitive, javaUid, more);
    }

    /** Returns the same rules with a class's former name. */
    public EvolutionRules withRenamed(String typeName, String former) {
        return with(new Renames(Map.of(typeName, List.of(former)), Map.of()));
    }

    /** Returns the same rules with a field's former name. */
    public EvolutionRules withRenamed(String owner, String field, String former) {
        return with(new Renames(Map.of(), Map.of(FieldKeys.of(owner, field), List.of(former))));
    }

    /** Returns the same rules with these settings; a rule that they do not mention stays. */
    public EvolutionRules with(EvolutionSettings said) {
        Map<String, String> more = new HashMap<>(substitutes);
        more.putAll(said.substitutes());
        return new EvolutionRules(
                store,
                renames.with(said.renames()),
                said.unknownFields().orElse(unknownFields),
                said.unknownConstants().orElse(unknownConstants),
                said.nullInPrimitive().orElse(nullInPrimitive),
                said.javaUid().orElse(javaUid),
                more);
    }

    private EvolutionRules with(Renames more) {
        return new EvolutionRules(
                store, renames.with(more), unknownFields, unknownConstants, nullInPrimitive, javaUid, substitutes);
    }
}
