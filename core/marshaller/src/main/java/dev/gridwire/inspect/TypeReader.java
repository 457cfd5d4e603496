// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.CarriedNames;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a type, and compares the schema of a named one with the class files'. */
final class TypeReader {

    private static final int MAX_DIMENSIONS = 64;
    private static final int MAX_TYPES = 1 << 16;

    private final WireInput in;
    private final WireTypes types;
    private final Map<Integer, String> ids;
    private final List<WireType> named = new ArrayList<>();

    TypeReader(WireInput in, WireTypes types, Map<Integer, String> ids) {
        this.in = in;
        this.types = types;
        this.ids = ids;
    }

    int namedCount() {
        return named.size();
    }

    NamedType read() {
        return read(in.readVarint());
    }

    /** Reads the rest of a type. */
    NamedType read(long tag) {
        NamedType component = component(tag);
        int dimensions = 0;
        while (component == null) {
            if (++dimensions > MAX_DIMENSIONS) {
                throw in.malformed("an array has too many dimensions: limit=" + MAX_DIMENSIONS);
            }
            component = component(in.readVarint());
        }
        WireType type = component.type();
        for (int i = 0; i < dimensions; i++) {
            type = types.arrayOf(type);
        }
        return new NamedType(type, type.text() + component.text().substring(component.type().text().length()));
    }

    /** Null for an array, whose component follows. */
    private @Nullable NamedType component(long tag) {
        if (tag == Tags.BY_ID || tag == Tags.BY_NAME) {
            return newlyNamed(tag, false);
        }
        if (tag == Tags.CARRIED) {
            return newlyNamed(in.readVarint(), true);
        }
        if (tag < Tags.FIRST_TYPE) {
            throw in.malformed("no type has this tag: tag=" + Long.toUnsignedString(tag));
        }
        long number = tag - Tags.FIRST_TYPE;
        if (number >= Tags.FIRST_NAMED_TYPE) {
            return plain(namedBefore(number - Tags.FIRST_NAMED_TYPE));
        }
        number = number == Tags.RARE_TYPE ? Tags.rareNumber(in.readVarint()) : number;
        return number == JdkType.ARRAY.number() ? null : plain(ofJdk(number));
    }

    private static NamedType plain(WireType type) {
        return new NamedType(type, type.text());
    }

    private WireType ofJdk(long number) {
        JdkType type = JdkType.ofNumber(number);
        if (type == null) {
            throw in.malformed("no type of the JDK has this number: number=" + Long.toUnsignedString(number));
        }
        return new WireType.OfJdk(type);
    }

    private WireType namedBefore(long index) {
        if (index >= named.size()) {
            throw in.malformed("the payload named no such type: index=" + index + ", named=" + named.size());
        }
        return named.get((int) index);
    }

    private NamedType newlyNamed(long tag, boolean carriesSchema) {
        if (named.size() == MAX_TYPES) {
            throw in.malformed("the payload names too many types: limit=" + MAX_TYPES);
        }
        boolean byId = tag == Tags.BY_ID;
        if (!byId && tag != Tags.BY_NAME) {
            throw in.malformed("a schema follows a class only: tag=" + Long.toUnsignedString(tag));
        }
        long id = byId ? in.readVarint() : -1;
        String name = byId ? registered(id) : name(carriesSchema);
        WireType type = types.ofName(name);
        int schema = in.readFixedInt();
        requireLocal(schema, types.schemaOf(type), type);
        if (carriesSchema) {
            in.skipBytes(in.readCount(1));
        }
        named.add(type);
        String how = byId ? "id " + id : "by name";
        return new NamedType(type, type.text() + " (" + how + ", " + schemaText(schema, type) + ")");
    }

    private static String schemaText(int schema, WireType type) {
        return type instanceof WireType.NoObjects ? "no schema" : String.format("schema %08x, its own", schema);
    }

    private String registered(long id) {
        String name = id < 0 || id > Integer.MAX_VALUE ? null : ids.get((int) id);
        if (name == null) {
            throw new Problem(
                    "no class is registered with the id: id=" + Long.toUnsignedString(id), "register the classes that have ids");
        }
        return name;
    }

    private String name(boolean carriesSchema) {
        String name = carriesSchema && in.skip(Tags.NAMED_BY_SCHEMA) ? CarriedNames.ahead(in) : WireStrings.read(in);
        if (name == null || name.isEmpty() || name.charAt(0) == '[') {
            throw in.malformed("this is no name of a class");
        }
        if (JdkType.ofClassName(name) != null) {
            throw in.malformed("this type of the JDK goes by its number: class=" + EscapedNames.of(name));
        }
        return name;
    }

    private static void requireLocal(int schema, int local, WireType type) {
        if (schema != local) {
            throw new Problem(
                    String.format(
                            "the class has another shape than the payload's: class=%s, payloadSchema=%08x, localSchema=%08x",
                            type.text(), schema, local),
                    "give the class files of the version that wrote it, and of the classes that its fields declare");
        }
    }
}
