// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.ground.Refusal;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the codecs whose objects occur at most once in the graphs of one root class, if only registered classes exist. A writer
 * need not look for such an object, nor remember it. {@link OccurrenceGuard} checks the result.
 */
final class SingleOccurrences {

    private SingleOccurrences() {}

    /** Returns the plan of a root class, analysing the class now if that is due. */
    static RootPlan planOf(UserCodec root, TypeTable types) {
        RootPlan plan = root.rootPlan();
        if (plan.isDue()) {
            plan.take(of(root, types));
        }
        return plan;
    }

    /** Returns a bit or 0, by the number of a codec; null if no codec has a bit. */
    static long @Nullable [] of(UserCodec root, TypeTable types) {
        try {
            return bits(types.analysis(root.type().getName()), types);
        } catch (ClassModelException | Refusal e) {
            // A class that cannot be read matters only when an object of it is met.
            return null;
        }
    }

    private static long @Nullable [] bits(SharingAnalysis analysis, TypeTable types) {
        List<Codec> codecs = types.known(analysis.classes());
        long[] bits = {};
        int found = 0;
        for (Codec codec : codecs) {
            if (found < Long.SIZE && codec.hasIdentity() && analysis.standsOnce(typeOf(codec))) {
                bits = Arrays.copyOf(bits, Math.max(bits.length, codec.number() + 1));
                bits[codec.number()] = 1L << found++;
            }
        }
        return found == 0 ? null : bits;
    }

    private static TypeRef typeOf(Codec codec) {
        return TypeRef.ofDescriptor(codec.type().descriptorString());
    }
}
