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

/**
 * Provides the bodies of user classes.
 *
 * @param isCanonical whether they write every NaN alike
 */
record BodySource(Generator generator, FusedCode code, boolean isCanonical) {

    /** Returns whether the build made a companion that may serve graphs with this root. */
    boolean mayHaveCompanions(Codec codec) {
        return codec instanceof UserCodec ? generator.hasCompanion(codec.type()) : generator.hasCompanions();
    }

    /**
     * Returns the body of a class, given its name in the bytes and the code of its slots by their index.
     *
     * @param mixedTexts the indices of slots in which strings beyond Latin-1 were seen
     * @throws UnfusableException if the body cannot be generated, or the build made none
     */
    FusedBody make(
            UserCodec codec, FusedType name, Map<Integer, FusedSlot> slots, boolean isShared, Set<Integer> mixedTexts)
            throws UnfusableException {
        boolean isGenerated = code == FusedCode.GENERATED;
        if (!isGenerated && isCanonical && Generator.hasFloating(codec.layout())) {
            throw new UnfusableException("a companion writes no canonical numbers: class="
                    + EscapedNames.of(codec.type().getName()));
        }
        FusedBody made = isGenerated
                ? generator.generateFused(codec.type(), codec.layout(), name, slots, isShared, isCanonical, mixedTexts)
                : generator.fusedCompanion(codec.type(), codec.layout(), name, slots);
        return required(made, codec, isGenerated ? "no code can be generated for a class" : "a class has no fused companion");
    }

    /**
     * As {@link #make}, for a body that reads what another state of the class wrote.
     *
     * @param slots by the index of the written slots
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
