// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.type.JdkType;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads which type follows. Asks the policy by name before a class is loaded. */
final class TypeReader {

    private final Types types;
    private final WireInput in;
    private final List<Codec> named = new ArrayList<>(4);
    private @Nullable Class<?> first;

    TypeReader(Types types, WireInput in) {
        this.types = types;
        this.in = in;
    }

    /** The first type that was read, that of the root; null before. */
    @Nullable Class<?> first() {
        return first;
    }

    /** Forgets the payload. */
    void clear() {
        named.clear();
        first = null;
    }

    /** Reads a type. */
    Codec read() {
        return read(in.readVarint());
    }

    /** Reads the rest of a type. */
    Codec read(long tag) {
        Codec common = types.withTag(tag);
        if (common != null) {
            first = first == null ? common.type() : first;
            return common;
        }
        Codec codec = component(tag);
        for (int dimensions = 0; codec == null; dimensions++) {
            codec = component(in.readVarint());
            if (codec != null) {
                codec = types.arrayOf(codec, dimensions + 1);
            } else {
                Types.requireDimensions(dimensions + 2L);
            }
        }
        first = first == null ? codec.type() : first;
        return codec;
    }

    /** Null for an array, whose component follows. */
    private @Nullable Codec component(long tag) {
        if (tag == Tags.BY_ID || tag == Tags.BY_NAME) {
            return newlyNamed(tag);
        }
        long type = tag - Tags.FIRST_TYPE;
        if (tag < Tags.FIRST_TYPE) {
            throw in.malformed("no type has this tag: tag=" + Long.toUnsignedString(tag));
        }
        if (type >= Tags.FIRST_NAMED_TYPE) {
            return namedBefore(type - Tags.FIRST_NAMED_TYPE);
        }
        long number = type == Tags.RARE_TYPE ? in.readVarint() + Tags.RARE_TYPE + 1 : type;
        return number == JdkType.ARRAY.number() ? null : ofJdk(number);
    }

    private Codec ofJdk(long number) {
        JdkType type = JdkType.ofNumber(number);
        Codec codec = type == null ? null : types.ofJdk(type);
        if (codec == null) {
            throw in.malformed("no type of the JDK has this number: number=" + Long.toUnsignedString(number));
        }
        return codec;
    }

    private Codec namedBefore(long index) {
        if (index >= named.size()) {
            throw in.malformed("the payload named no such type: index=" + index + ", named=" + named.size());
        }
        return named.get((int) index);
    }

    private Codec newlyNamed(long tag) {
        if (named.size() >= types.limits().types()) {
            throw Refusal.limit("The payload names too many types", "types", named.size() + 1L, types.limits().types());
        }
        Codec codec = tag == Tags.BY_ID ? types.withId(in.readVarint()) : types.withName(name());
        int schema = in.readFixedInt();
        TypeName.Named name = (TypeName.Named) codec.name();
        if (schema != name.schema()) {
            throw Refusal.shape(
                    "The class has another shape than the payload's: class=" + name.name() + ", payloadSchema="
                            + Integer.toHexString(schema) + ", ownSchema=" + Integer.toHexString(name.schema()),
                    "use the same version of the class and of those that its fields declare on both sides");
        }
        named.add(codec);
        return codec;
    }

    /** Takes the root's type, which was read already. */
    void add(UserCodec root) {
        named.add(root);
        first = root.type();
    }

    private String name() {
        String name = WireStrings.read(in);
        if (name == null || name.isEmpty() || name.charAt(0) == '[') {
            throw in.malformed("this is no name of a class");
        }
        return name;
    }
}
