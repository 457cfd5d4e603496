// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedCode;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.object.AdaptedSlots;
import dev.gridwire.object.Generator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where the bodies of users' classes come from. */
record BodySource(Generator generator, FusedCode code) {

    /** Whether the build made a companion that may serve graphs with such a root. */
    boolean mayHaveCompanions(Codec codec) {
        return codec instanceof UserCodec ? generator.hasCompanion(codec.type()) : generator.hasCompanions();
    }

    /**
     * The body of a class, with its name in the bytes and the code of its slots by their index.
     *
     * @param mixedTexts the indices of slots where strings beyond Latin-1 were seen
     * @throws UnfusableException if it cannot be generated, or the build made none
     */
    FusedBody make(
            UserCodec codec, FusedType name, Map<Integer, FusedSlot> slots, boolean isShared, Set<Integer> mixedTexts)
            throws UnfusableException {
        boolean isGenerated = code == FusedCode.GENERATED;
        FusedBody made = isGenerated
                ? generator.generateFused(codec.type(), codec.layout(), name, slots, isShared, mixedTexts)
                : generator.fusedCompanion(codec.type(), codec.layout(), name, slots);
        return required(made, codec, isGenerated ? "no code can be generated for a class" : "a class has no fused companion");
    }

    /**
     * As {@link #make}, of a body that reads what another state of the class wrote.
     *
     * @param slots by the index of the written ones
     */
    FusedBody makeAdapting(UserCodec codec, AdaptedSlots adapted, FusedType name, Map<Integer, FusedSlot> slots)
            throws UnfusableException {
        FusedBody made = generator.generateFusedAdapting(codec.type(), codec.layout(), adapted, name, slots);
        return required(made, codec, "no code can be generated for a class");
    }

    private static FusedBody required(@Nullable FusedBody made, UserCodec codec, String reason) throws UnfusableException {
        if (made == null) {
            throw new UnfusableException(reason + ": class=" + EscapedNames.of(codec.type().getName()));
        }
        return made;
    }
}
