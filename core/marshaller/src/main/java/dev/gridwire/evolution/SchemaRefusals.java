// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.schema.SchemaDescription;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Explains why no schema is found for a payload that only names one. */
final class SchemaRefusals {

    private SchemaRefusals() {}

    /**
     * Returns the refusal of a schema that is not known, or that belongs to another class.
     *
     * @param here the local class's name; null if the class is missing here
     * @param found the schemas with this hash, which belong to other classes
     */
    static Refusal unknown(
            int hash, @Nullable String name, TypeName.@Nullable Named here, Collection<SchemaDescription> found) {
        String id = here != null && here.id() >= 0 ? "id=" + here.id() + ", " : "";
        String named = name == null ? "" : "class=" + EscapedNames.of(name) + ", ";
        if (!id.isEmpty() && !found.isEmpty()) {
            return Refusal.shape(
                    "The payload's id is another class's here: " + id + named + "payloadClass="
                            + EscapedNames.of(found.iterator().next().schema().typeName()),
                    "register the same classes with the same ids on both sides");
        }
        return Refusal.shape(
                "The payload's schema is not known: " + id + named + "payloadSchema="
                        + Integer.toHexString(hash)
                        + (here == null ? "" : ", localSchema=" + Integer.toHexString(here.schema())),
                "put the gridwire.schema that records it on the class path, or give the store that its writer had to"
                        + " Marshaller.builder().schemas(…)"
                        + (id.isEmpty() ? "" : "; if the id is another class's there, register the same ids on both sides"));
    }
}
