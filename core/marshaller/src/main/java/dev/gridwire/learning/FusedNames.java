// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.payload.Limits;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Provides the names of types for fused code. Roots share them. Thread-safe. */
final class FusedNames {

    private final Limits limits;
    private final Map<Codec, FusedType> names = new ConcurrentHashMap<>();
    /** By the number of the class. */
    private final Map<Integer, FusedType> onceNamed = new ConcurrentHashMap<>();

    FusedNames(Limits limits) {
        this.limits = limits;
    }

    /** Returns the name of a codec's type, which is not an array. */
    FusedType of(Codec codec) throws UnfusableException {
        FusedType name = names.get(codec);
        if (name == null) {
            FusedType made = make(codec);
            FusedType other = names.putIfAbsent(codec, made);
            name = other == null ? made : other;
        }
        return name;
    }

    private FusedType make(Codec codec) throws UnfusableException {
        if (codec.name() instanceof TypeName.Numbered numbered) {
            return new NumberedType(numbered.type().number(), codec.tag(), codec.hasIdentity());
        }
        if (codec.name() instanceof TypeName.Named named) {
            return NamedType.of(named, codec.hasIdentity(), limits.bytes());
        }
        throw new UnfusableException("a class is not here as it was written: class=" + EscapedNames.of(codec.type().getName()));
    }

    /** Returns a name that {@link #of} returned, for graphs that name no class twice. */
    FusedType once(NamedType named) {
        return onceNamed.computeIfAbsent(named.number(), number -> OnceNamedType.of(named));
    }
}
