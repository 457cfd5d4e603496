// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.graph.Evolution;
import dev.gridwire.ground.KeptClasses;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the schemas of one payload, each of a state of a class that is not loaded here. */
final class PayloadEvolution implements Evolution {

    private final PayloadTypes types;
    private final Walk walk;
    private final ClassFacts facts;
    /** The schemas of class files by name; empty if there is no file. */
    private final Map<String, Optional<PayloadSchema>> own = new HashMap<>();
    private final NoObjectsShape anyClass = NoObjectsShape.of("java.lang.Object");

    PayloadEvolution(PayloadTypes types, Walk walk, ClassFacts facts) {
        this.types = types;
        this.walk = walk;
        this.facts = facts;
    }

    @Override
    public LocalNames localNames() {
        return LocalNames.SAME;
    }

    @Override
    public WrittenSchema stored(int hash, @Nullable String name, TypeName.@Nullable Named local) {
        long id = name == null ? idBefore(walk.in(), Integer.BYTES) : -1;
        String typeName = name == null ? registered(id) : name;
        String how = how(id);
        requireNamed(typeName);
        if (facts.isAbstract(typeName) || hash == 0 && facts.layouts().find(typeName).isEmpty()) {
            requireNoSchema(hash, typeName);
            walk.named(Naming.without(how));
            return new PayloadSchema(new DescribedSchema(typeName, new Schema(List.of()), Renames.NONE), types);
        }
        Optional<PayloadSchema> here = own(typeName);
        if (here.isPresent() && here.get().hash() == hash) {
            walk.named(Naming.of(how, hash, Naming.OWN));
            return here.get();
        }
        DescribedSchema stored = facts.stored(hash, typeName);
        if (stored == null) {
            here.ifPresent(schema -> schema.layout(typeName).ifPresent(facts::requireSupported));
            throw here.isPresent() ? Problem.otherShape(typeName, hash, here.get().hash()) : Problem.missing(typeName);
        }
        walk.named(Naming.of(how, hash, Naming.STORED));
        return new PayloadSchema(stored, types);
    }

    private Optional<PayloadSchema> own(String name) {
        Optional<PayloadSchema> known = own.get(name);
        if (known == null) {
            known = facts.own(name).map(schema -> new PayloadSchema(schema, types));
            own.put(name, known);
        }
        return known;
    }

    private static void requireNoSchema(int hash, String name) {
        if (hash != 0) {
            throw Problem.otherShape(name, hash, 0);
        }
    }

    private void requireNamed(String name) {
        if (JdkType.ofClassName(name) != null) {
            throw walk.in().malformed("this type of the JDK goes by its number: class=" + EscapedNames.of(name));
        }
        if (NamePolicy.isPlatform(name) && !NamePolicy.isNamed(name)) {
            String shown = name.substring(0, Math.min(name.length(), BinaryNames.MOST_CHARACTERS));
            throw new Problem(NamePolicy.rule(shown), NamePolicy.remedy(shown));
        }
    }

    private String registered(long id) {
        String name = id < 0 || id > Integer.MAX_VALUE ? null : facts.ids().get((int) id);
        if (name == null) {
            throw new Problem(
                    "no class is registered with the id: id=" + Long.toUnsignedString(id), "register the classes that have ids");
        }
        return name;
    }

    private static String how(long id) {
        return id < 0 ? "by name" : "id " + id;
    }

    /**
     * Returns the id that ends so many bytes before the reader's position; -1 if the payload names the class. Only the last
     * byte of a varint has no high bit, and the tag before the varint has none either.
     */
    private static long idBefore(WireInput in, int byteCount) {
        byte[] bytes = in.array();
        int end = in.position() - byteCount;
        int begin = end - 1;
        while (begin > 1 && bytes[begin - 1] < 0) {
            begin--;
        }
        return begin > 0 && bytes[begin - 1] == Tags.BY_ID ? WireInput.of(bytes, begin, end - begin).readVarint() : -1;
    }

    private static int varintBytes(int value) {
        return Math.max(1, (Integer.SIZE - Integer.numberOfLeadingZeros(value) + 6) / 7);
    }

    @Override
    public WrittenSchema carried(WireInput in, int hash, int length) {
        int begin = in.position();
        SchemaDescription described;
        try {
            in.skipBytes(length);
            described = SchemaDescription.parse(in.array(), begin, length);
        } catch (IllegalArgumentException e) {
            throw in.malformed("the payload carries no schema where it says so: " + e.getMessage());
        }
        if (described.hash() != hash) {
            throw in.malformed("the schema that the payload carries is not the one that it names");
        }
        DescribedSchema schema = described.schema();
        requireNamed(schema.typeName());
        boolean isOwn = !facts.isAbstract(schema.typeName()) && isOwn(schema.typeName(), hash);
        long id = idBefore(in, length + varintBytes(length) + Integer.BYTES);
        walk.named(Naming.of(how(id), hash, isOwn ? Naming.OWN : Naming.CARRIED));
        return new PayloadSchema(schema, types);
    }

    /** Whether the schema is that of the class file. A class file with missing classes in its fields has no schema. */
    private boolean isOwn(String name, int hash) {
        try {
            return own(name).filter(here -> here.hash() == hash).isPresent();
        } catch (ClassModelException e) {
            return false;
        }
    }

    @Override
    public boolean isCalled(String name, boolean isHere, DescribedSchema written) {
        return written.typeName().equals(name) || written.renames().formerTypes(written.typeName()).contains(name);
    }

    /** Returns a codec for any kind of class, because the schema determines it. */
    @Override
    public Codec local(String writtenName, @Nullable DescribedSchema written) {
        return anyClass;
    }

    @Override
    public Codec withUnknownFields(Codec codec) {
        Codec known = codec.withUnknownFields();
        if (known == null) {
            known = codec instanceof HookedShape hooked ? hooked.withFields() : withFields((UserCodec) codec);
            codec.withUnknownFields(known);
        }
        return known;
    }

    private static UserCodec withFields(UserCodec codec) {
        return new UserCodec(
                Node.class, (TypeName.Named) codec.name(), codec.layout(), RootPlan.CONSERVATIVE,
                ((FieldsBody) codec.body()).withFields());
    }

    @Override
    public Codec arrayOfUnknown(Codec element, int dimensions) {
        Codec array = element;
        for (int i = 0; i < dimensions; i++) {
            array = types.arrayOf(array, WireTypes.of(array).descriptors().get(0));
        }
        return array;
    }

    @Override
    public UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name) {
        throw new IllegalStateException("an inspection makes no array: class=" + arrayType.getName());
    }

    @Override
    public @Nullable KeptClasses keptClasses() {
        return null;
    }

    @Override
    public boolean hasKept(Object owner) {
        return false;
    }

    @Override
    public void writeKept(GraphWriter writer, Object owner) {
        throw Shape.isWritten();
    }

    /** Does nothing, because the kept parts were printed. */
    @Override
    public void copyKept(Object from, Object to) {}

    @Override
    public void keep(Object owner, String name, @Nullable Object value, boolean leadsOut) {}

    @Override
    public void replaced(Object made, @Nullable Object taken) {}

    @Override
    public void lost(Class<?> type, String part) {}

    @Override
    public long lostParts() {
        return 0;
    }
}
