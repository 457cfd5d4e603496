// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.graph.Evolution;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.KeptClasses;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.object.Generator;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaPendingException;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.wire.WireInput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the codecs that read other states of classes. Thread-safe and bounded: beyond {@value #MAX_KEPT} hashes from the store,
 * each payload has its schema looked up again. {@link CarriedSchemas} bounds those that payloads carry. A schema that a payload
 * carried serves only payloads that carry the same bytes.
 */
public final class Adaptations implements Evolution {

    private static final int MAX_KEPT = 1_024;

    private final Types types;
    private final LocalClasses local;
    private final Generator generator;
    private final HookedCodecs hooked;
    private final @Nullable KeptFields kept;
    /** Schemas from the store, by hash. */
    private final Map<Integer, Adaptation[]> stored = new ConcurrentHashMap<>();
    private final CarriedSchemas carried = new CarriedSchemas();
    private final Losses losses = new Losses();
    /** By the class of the arrays, which bounds the size. */
    private final Map<Class<?>, Codec> arraysWithUnknown = new ConcurrentHashMap<>();

    /** Makes the adaptations of one marshaller. */
    public Adaptations(Types types, LocalClasses local, Generator generator, HookedCodecs hooked) {
        this.types = types;
        this.local = local;
        this.generator = generator;
        this.hooked = hooked;
        this.kept = local.rules().unknownFields() == UnknownFields.KEPT ? new KeptFields() : null;
    }

    @Override
    public @Nullable KeptClasses keptClasses() {
        return kept != null && kept.isUsed() ? kept : null;
    }

    /** Returns the fields of an object that its class lacks here, by name; null if there are none. */
    @Nullable Map<String, @Nullable Object> keptOf(Object owner) {
        return kept == null ? null : kept.of(owner);
    }

    @Override
    public boolean hasKept(Object owner) {
        return keptOf(owner) != null;
    }

    @Override
    public void writeKept(GraphWriter writer, Object owner) {
        Map<String, @Nullable Object> fields = keptOf(owner);
        if (fields != null) {
            UnknownFieldSet.write(writer, fields);
        }
    }

    @Override
    public void keep(Object owner, String name, @Nullable Object value, boolean leadsOut) {
        if (kept != null) {
            kept.add(owner, name, value, leadsOut);
        }
    }

    @Override
    public void copyKept(Object from, Object to) {
        if (kept != null) {
            kept.copy(from, to);
        }
    }

    @Override
    public void replaced(Object made, @Nullable Object taken) {
        if (kept == null || !kept.isUsed()) {
            return;
        }
        if (kept.remove(made) | (taken != null && kept.remove(taken))) {
            lost(made.getClass(), "fields that the class does not have here, of objects that readResolve replaces");
        }
    }

    @Override
    public void lost(Class<?> type, String part) {
        losses.count(type, part);
    }

    @Override
    public long lostParts() {
        return losses.sum();
    }

    private Adaptation adaptation(DescribedSchema written) {
        return new Adaptation(types, this, written, generator, hooked);
    }

    /** Returns the adaptation to the local classes. */
    private Adaptation ofLocal(Class<?> type) {
        Adaptation adaptation =
                adaptation(local.described(type.getName(), local.schemaOf(type.getName())));
        adaptation.isOf(type);
        return adaptation;
    }

    @Override
    public Codec withUnknownFields(Codec codec) {
        Codec known = codec.withUnknownFields();
        if (known == null) {
            known = codec.name() instanceof TypeName.Adapted adapted
                    ? adapted.by().withUnknownFields(codec)
                    : ofLocal(codec.type()).withUnknownFields(codec);
            codec.withUnknownFields(known);
        }
        return known;
    }

    @Override
    public LocalNames localNames() {
        return local;
    }

    /** Returns the local classes. */
    LocalClasses local() {
        return local;
    }

    @Override
    public Adaptation carried(WireInput in, int hash, int length) {
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
        Adaptation adaptation = adaptation(schema.schema());
        carried.keep(schema, adaptation);
        return adaptation;
    }

    @Override
    public Codec arrayOfUnknown(Codec element, int dimensions) {
        Codec array = element;
        for (int i = 0; i < dimensions; i++) {
            Codec component = array;
            array = component.arrayOf();
            if (array == null) {
                array = UnknownArrayCodec.of(component, types);
                component.arrayOf(array);
            }
        }
        return array;
    }

    @Override
    public UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name) {
        Class<?> element = ArrayTypes.element(arrayType);
        boolean isFinal = EnumSet.of(Form.MONOMORPHIC, Form.ENUM).contains(ReferenceSlot.form(element, types));
        if (name instanceof TypeName.Adapted written && isFinal) {
            int dimensions = arrayType.descriptorString().lastIndexOf('[') + 1;
            return new UnknownArray(arrayOfUnknown(written.by().unknown(written.name()), dimensions), elements);
        }
        Codec codec = arraysWithUnknown.computeIfAbsent(arrayType, type -> UnknownArrayCodec.ofKnown(type, types));
        return new UnknownArray(codec, elements);
    }

    private static SchemaDescription parse(WireInput in, int begin, int length) {
        try {
            return SchemaDescription.parse(in.array(), begin, length);
        } catch (IllegalArgumentException e) {
            throw in.malformed("the payload carries no schema where it says so: " + e.getMessage());
        }
    }

    @Override
    public Adaptation stored(int hash, @Nullable String name, TypeName.@Nullable Named here) {
        Adaptation known = among(stored.getOrDefault(hash, new Adaptation[0]), name, here != null);
        if (known != null) {
            return known;
        }
        Collection<SchemaDescription> schemas = found(hash);
        for (SchemaDescription each : schemas) {
            if (name == null || isCalled(name, here != null, each.schema())) {
                Adaptation found = adaptation(each.schema());
                if (stored.size() < MAX_KEPT) {
                    stored.merge(hash, new Adaptation[] {found}, CarriedSchemas::joined);
                }
                return found;
            }
        }
        throw SchemaRefusals.unknown(hash, name, here, schemas);
    }

    private Collection<SchemaDescription> found(int hash) {
        try {
            return local.rules().store().find(hash);
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

    @Override
    public boolean isCalled(String name, boolean isHere, DescribedSchema written) {
        return isHere
                ? isSame(written.typeName(), name, written)
                : written.typeName().equals(name) || written.renames().formerTypes(written.typeName()).contains(name);
    }

    /**
     * Returns whether a written class is the same as a local class, by its name or because one declares the other's name as a
     * former name.
     */
    boolean isSame(String writtenName, String localName, DescribedSchema written) {
        return writtenName.equals(localName)
                || written.renames().formerTypes(writtenName).contains(localName)
                || local.formerNames(localName).contains(writtenName);
    }

    @Override
    public Codec local(String writtenName, @Nullable DescribedSchema written) {
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
                // The next candidate may exist here. If none does, the refusal is about the written name.
                continue;
            }
        }
        throw refusal;
    }

    private Collection<String> candidates(String writtenName, @Nullable DescribedSchema written) {
        List<String> candidates = new ArrayList<>(local.renamedFrom(writtenName));
        if (written != null) {
            candidates.addAll(written.renames().formerTypes(writtenName));
        }
        return candidates;
    }
}
