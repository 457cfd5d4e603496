// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.graph.Surroundings;
import dev.gridwire.payload.Limits;
import java.util.HashMap;
import java.util.Map;

/** Collects the names of types in the payloads of one root class, and their lengths. Used for one build of its code. */
final class RootNames {

    private final FusedNames shared;
    private final ShapeOccurrences occurrences;
    private final WrittenTypes written;
    private final Isolation isolation;
    /** The names of types in other states, which are not shared with other roots. */
    private final Map<Codec, FusedType> adapted = new HashMap<>();
    private final Surroundings around;

    RootNames(
            FusedNames shared,
            ShapeOccurrences occurrences,
            WrittenTypes written,
            Isolation isolation,
            Surroundings around) {
        this.shared = shared;
        this.occurrences = occurrences;
        this.written = written;
        this.isolation = isolation;
        this.around = around;
    }

    /** Returns the name of a codec's type. */
    FusedType of(Codec codec) throws UnfusableException {
        if (codec.name() instanceof TypeName.ArrayOf array) {
            // It is not kept, because the name of the component depends on the root.
            return isolation.one(new ArrayType(of(array.component())));
        }
        if (!written.isNamed(codec)) {
            return isolation.one(new NoName(codec.hasIdentity()));
        }
        if (codec.name() instanceof TypeName.Adapted name) {
            return adapted.computeIfAbsent(codec, unused -> adapted(codec, name));
        }
        FusedType name = shared.of(codec);
        if (name instanceof NamedType named) {
            around.name(codec, named.carriedBytes());
            return occurrences.namesTwice() ? named : shared.once(named);
        }
        return name;
    }

    private FusedType adapted(Codec codec, TypeName.Adapted name) {
        NamedType named = NamedType.read(name.place(), codec.hasIdentity(), written.name(codec));
        around.name(codec, named.carriedBytes());
        return occurrences.namesTwice() ? named : OnceNamedType.of(named);
    }

    /** Requires that the general walk also reads payloads with all these names. */
    void requireWithin(Limits limits) throws UnfusableException {
        if (around.count() > limits.types()) {
            throw new UnfusableException("its payloads name too many types: types=" + around.count());
        }
        if (around.carriedBytes() > limits.schemaBytes()) {
            throw new UnfusableException("its payloads carry schemas that are too long: schemaBytes=" + around.carriedBytes());
        }
    }
}
