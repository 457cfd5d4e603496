// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.packing.Packing;
import dev.gridwire.packing.Packings;
import dev.gridwire.policy.NamePolicy;
import org.jspecify.annotations.Nullable;

/**
 * Maps each JDK type to its codec. Each codec is first passed as an {@code Object}: to verify that a class extends {@code Codec},
 * the verifier would load it. The first use of a marshaller would then load all codecs although it needs three or four.
 */
public final class JdkCodecs {

    private JdkCodecs() {}

    /** Returns the codec; null for arrays of references, whose codec depends on the component. */
    public static @Nullable Codec of(JdkType type, Types types) {
        TypeName name = new TypeName.Numbered(type);
        Class<?> principal = principalClass(type);
        Packing packing = Packings.of(type);
        if (packing != null) {
            Codec.Identity identity = type.family() == JdkType.Family.MUTABLE_LEAF ? Codec.Identity.KEPT : Codec.Identity.NONE;
            return codec(new PackedCodec(principal, name, identity, packing));
        }
        return switch (type.family()) {
            case NUMBER -> codec(new NumberCodec(principal, name, type));
            case TEXT -> codec(new TextCodec(principal, name, type));
            case TIME -> codec(new TimeCodec(principal, name, type));
            case ARRAY_LEAF -> codec(new PrimitiveArrayCodec(principal, name));
            case MUTABLE_LEAF -> mutable(principal, name, type, types);
            case CONSTANT -> codec(new ConstantCodec(principal, name, type));
            case HOLDER -> holder(principal, name, type);
            case COLLECTION -> codec(new CollectionCodec(principal, name, type, JdkForms.of(type, types)));
            case MAP -> codec(new MapCodec(principal, name, type, JdkForms.of(type, types)));
            case IMMUTABLE -> codec(new ImmutableCodec(principal, name, type));
            case WRAPPER -> codec(new WrapperCodec(principal, name, type));
            case SPECIAL -> special(type, name, types);
        };
    }

    private static Codec holder(Class<?> principal, TypeName name, JdkType type) {
        Recipe recipe = Recipes.of(type);
        return recipe == null
                ? codec(new HolderCodec(principal, name, type))
                : codec(new RecipeCodec(principal, name, type, recipe));
    }

    private static Codec mutable(Class<?> principal, TypeName name, JdkType type, Types types) {
        return switch (type) {
            case URL -> codec(new UrlCodec(principal, name, types));
            case INET4_ADDRESS, INET6_ADDRESS -> codec(new AddressCodec(principal, name));
            case SQL_DATE, SQL_TIME, SQL_TIMESTAMP -> codec(new SqlCodec(principal, name, type));
            case RANDOM -> codec(new RandomCodec(principal, name));
            case RULED_TIME_ZONE -> codec(new RuledZoneCodec(principal, name));
            case LOG_LEVEL -> codec(new LogLevelCodec(principal, name));
            case LONG_ADDER, DOUBLE_ADDER, REENTRANT_LOCK, REENTRANT_READ_WRITE_LOCK, SEMAPHORE ->
                    codec(new ConcurrentCodec(principal, name, type));
            default -> codec(new MutableCodec(principal, name, type, JdkForms.of(type, types)));
        };
    }

    private static @Nullable Codec special(JdkType type, TypeName name, Types types) {
        return switch (type) {
            case CLASS -> codec(new ClassLiteralCodec(name, types));
            case PROXY -> codec(new ProxyCodec(name, types));
            case SERIALIZED_LAMBDA -> codec(new SerializedLambdaCodec(name, types));
            default -> null;
        };
    }

    private static Codec codec(Object made) {
        return (Codec) made;
    }

    private static Class<?> principalClass(JdkType type) {
        if (type.classNames().isEmpty()) {
            return Object.class;
        }
        String name = type.classNames().get(0);
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            // The type is named after a private class that this JDK may have renamed, or its module is absent. There are no
            // objects.
            if (NamePolicy.isPlatform(name)) {
                return Object.class;
            }
            throw new IllegalStateException(e);
        }
    }
}
