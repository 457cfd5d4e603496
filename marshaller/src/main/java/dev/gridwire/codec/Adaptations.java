// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaPendingException;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.wire.WireInput;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds who reads what other states of classes wrote. Thread-safe; bounded: beyond {@value #MAX_KEPT} hashes out of the store
 * each payload has another one looked for anew; of those that payloads carry see {@link CarriedSchemas}. A schema that a payload
 * carried serves payloads that carry the same bytes, no others.
 */
final class Adaptations {

    private static final int MAX_KEPT = 1_024;

    private final Types types;
    private final OwnState own;
    private final Generator generator;
    private final @Nullable KeptFields kept;
    /** Out of the store, by hash. */
    private final Map<Integer, Adaptation[]> stored = new ConcurrentHashMap<>();
    private final CarriedSchemas carried = new CarriedSchemas();

    Adaptations(Types types, OwnState own, Generator generator) {
        this.types = types;
        this.own = own;
        this.generator = generator;
        this.kept = own.rules().unknownFields() == UnknownFields.KEPT ? new KeptFields() : null;
    }

    /** Whether some object may have fields that its class does not have here. */
    boolean mayHaveKept() {
        return kept != null && kept.isUsed();
    }

    /** The fields of an object that its class does not have here, by name; null if there are none. */
    @Nullable Map<String, @Nullable Object> keptOf(Object owner) {
        return kept == null ? null : kept.of(owner);
    }

    /**
     * Keeps a field that the object's class does not have here, unless such fields are dropped.
     *
     * @param leadsOut whether the value refers to objects around it
     */
    void keep(Object owner, String name, @Nullable Object value, boolean leadsOut) {
        if (kept != null) {
            kept.add(owner, name, value, leadsOut);
        }
    }

    /** Gives an object the fields of another one that its class does not have here. */
    void copyKept(Object from, Object to) {
        if (kept != null) {
            kept.copy(from, to);
        }
    }

    /** The adaptation to what is here. */
    private Adaptation ofOwn(Class<?> type) {
        Adaptation adaptation =
                new Adaptation(types, own.described(type.getName(), own.schemaOf(type.getName())), generator);
        adaptation.isOf(type);
        return adaptation;
    }

    /** The codec of objects of a class that extras stand before. */
    Codec withExtras(Codec codec) {
        Codec known = codec.withExtras();
        if (known == null) {
            known = codec.name() instanceof TypeName.Adapted adapted
                    ? adapted.by().withExtras(codec)
                    : ofOwn(codec.type()).withExtras(codec);
            VarHandle.releaseFence();
            codec.withExtras(known);
        }
        return known;
    }

    /** What the classes are here. */
    OwnState own() {
        return own;
    }

    /** The adaptation to a schema that the payload carries here, which is read. */
    Adaptation carried(WireInput in, int hash, int length) {
        int begin = in.position();
        in.skipBytes(length);
        Adaptation known = carried.find(hash, in.array(), begin, length);
        if (known != null) {
            return known;
        }
        SchemaDescription schema = parse(in, begin, length);
        if (schema.hash() != hash) {
            throw in.malformed("the schema that the payload carries is not the one that it names");
        }
        Adaptation adaptation = new Adaptation(types, schema.schema(), generator);
        carried.keep(schema, adaptation);
        return adaptation;
    }

    /** The codec of arrays of a class that is not here. */
    Codec arrayOfUnknown(Codec element, int dimensions) {
        Codec array = element;
        for (int i = 0; i < dimensions; i++) {
            Codec component = array;
            array = component.arrayOf();
            if (array == null) {
                array = UnknownArrayCodec.of(component, types);
                VarHandle.releaseFence();
                component.arrayOf(array);
            }
        }
        return array;
    }

    private static SchemaDescription parse(WireInput in, int begin, int length) {
        try {
            return SchemaDescription.parse(in.array(), begin, length);
        } catch (IllegalArgumentException e) {
            throw in.malformed("the payload carries no schema where it says so: " + e.getMessage());
        }
    }

    /**
     * The adaptation to a schema that the payload only names.
     *
     * @param name of the class, as the payload says it, or as the class with the payload's id is called here; null where it is
     *     not here
     */
    Adaptation stored(int hash, @Nullable String name, @Nullable Integer ownHash) {
        Adaptation known = among(stored.getOrDefault(hash, new Adaptation[0]), name, ownHash != null);
        if (known != null) {
            return known;
        }
        for (SchemaDescription each : found(hash)) {
            if (name == null || isCalled(name, ownHash != null, each.schema())) {
                Adaptation found = new Adaptation(types, each.schema(), generator);
                if (stored.size() < MAX_KEPT) {
                    stored.merge(hash, new Adaptation[] {found}, CarriedSchemas::joined);
                }
                return found;
            }
        }
        throw Refusal.shape(
                "The payload's schema is not known: class=" + name + ", payloadSchema=" + Integer.toHexString(hash)
                        + (ownHash == null ? "" : ", ownSchema=" + Integer.toHexString(ownHash)),
                "put the gridwire.schema that records it on the class path, or give the store that its writer had to"
                        + " Marshaller.builder().schemas(…)");
    }

    private Collection<SchemaDescription> found(int hash) {
        try {
            return own.rules().store().find(hash);
        } catch (SchemaPendingException e) {
            throw e;
        } catch (RuntimeException e) {
            throw Refusal.shape("The schemas cannot be read: payloadSchema=" + Integer.toHexString(hash), "see the cause", e);
        }
    }

    private @Nullable Adaptation among(Adaptation[] known, @Nullable String name, boolean isHere) {
        for (Adaptation each : known) {
            if (name == null || isCalled(name, isHere, each.written())) {
                return each;
            }
        }
        return null;
    }

    /**
     * Whether a schema is of the class that a payload calls so.
     *
     * @param isHere whether the name was allowed, so that the class may be asked what it was called before; no other name is
     *     looked for
     */
    boolean isCalled(String name, boolean isHere, DescribedSchema written) {
        return isHere
                ? isSame(written.typeName(), name, written)
                : written.typeName().equals(name) || written.renames().formerTypes(written.typeName()).contains(name);
    }

    /** Whether a class of the writer's is this one here: by its name, or since one says that it was called like the other. */
    boolean isSame(String writtenName, String ownName, DescribedSchema written) {
        return writtenName.equals(ownName)
                || written.renames().formerTypes(writtenName).contains(ownName)
                || own.formerNames(ownName).contains(writtenName);
    }

    /** The class that the writer calls so, as it is here. The policy is asked about the name that it has here. */
    Codec own(String writtenName, @Nullable DescribedSchema written) {
        Refusal refusal;
        try {
            return types.withName(writtenName);
        } catch (Refusal e) {
            refusal = e;
        }
        for (String candidate : candidates(writtenName, written)) {
            try {
                return types.withName(candidate);
            } catch (Refusal e) {
                // The next one may be here; if none is, the name that was written is what matters.
                continue;
            }
        }
        throw refusal;
    }

    private Collection<String> candidates(String writtenName, @Nullable DescribedSchema written) {
        List<String> candidates = new ArrayList<>(own.renamedFrom(writtenName));
        if (written != null) {
            candidates.addAll(written.renames().formerTypes(writtenName));
        }
        return candidates;
    }
}
