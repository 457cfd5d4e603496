// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.UserCodec;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.graph.TypeTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fused bodies of single classes, whose references lead nowhere. */
final class FusedBodies {

    private FusedBodies() {}

    /** A hidden class. */
    static @Nullable FusedBody generated(TypeTable types, Class<?> type, boolean isCanonical) {
        UserCodec codec = (UserCodec) types.allowed(type);
        Generator generator = new Generator(types.layouts(), types);
        return generator.generateFused(
                type, codec.layout(), new Name(true), slots(generator, codec), false, isCanonical, Set.of());
    }

    /** What the build made. */
    static @Nullable FusedBody companion(TypeTable types, Class<?> type, FusedType name) {
        UserCodec codec = (UserCodec) types.allowed(type);
        Generator generator = new Generator(types.layouts(), types);
        return generator.fusedCompanion(type, codec.layout(), name, slots(generator, codec));
    }

    private static Map<Integer, FusedSlot> slots(Generator generator, UserCodec codec) {
        Map<Integer, FusedSlot> slots = new HashMap<>();
        generator.fusedSlots(codec.layout()).keySet().forEach(index -> slots.put(index, new NoSlot()));
        return slots;
    }

    record Name(boolean hasIdentity) implements FusedType {

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at) {
            return at;
        }

        @Override
        public boolean matches(FusedReader reader, long tag) {
            return false;
        }
    }

    private record NoSlot() implements FusedSlot {

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
            return at;
        }

        @Override
        public @Nullable Object read(FusedReader reader) {
            return null;
        }
    }
}
