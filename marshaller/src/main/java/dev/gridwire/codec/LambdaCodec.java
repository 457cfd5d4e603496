// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codec.hooks.SerialMethods;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import org.jspecify.annotations.Nullable;

/** Serializable lambdas: always written as the {@code SerializedLambda} that the compiler puts in their place. */
final class LambdaCodec extends HookedCodec {

    LambdaCodec(Class<?> type, int place) {
        super(
                type,
                new TypeName.Named(type.getName(), -1, 0, place),
                new Replacing(SerialMethods.writeReplace(type), null));
    }

    /** Whether objects of the class are lambdas that can be written. */
    static boolean isLambda(Class<?> type) {
        return type.isHidden()
                && type.isSynthetic()
                && Serializable.class.isAssignableFrom(type)
                && SerialMethods.writeReplace(type) != null;
    }

    @Override
    @Nullable Object replaced(GraphWriter writer, Object value) {
        Object replacement = super.replaced(writer, value);
        if (!(replacement instanceof SerializedLambda)) {
            throw Refusal.unsupported("Hidden classes that are no lambdas are", type(), "use a named class");
        }
        return replacement;
    }

    @Override
    boolean looksIntoParts() {
        return false;
    }

    @Override
    void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("a lambda is written as what replaces it");
    }

    @Override
    Object read(GraphReader reader) {
        throw new IllegalStateException("a lambda is read as what replaces it");
    }
}
