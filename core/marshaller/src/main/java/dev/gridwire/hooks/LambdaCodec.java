// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.admission.Admission;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.SerialMethods;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads Serializable lambdas. They are always written as the {@code SerializedLambda} that the compiler substitutes
 * for them.
 */
public final class LambdaCodec extends HookedCodec {

    /** No payload names this type. */
    private static final int NO_PLACE = 0;

    private LambdaCodec(Class<?> type) {
        super(
                type,
                new TypeName.Named(type.getName(), -1, 0, NO_PLACE, null),
                new Replacing(SerialMethods.writeReplace(type), null, false));
    }

    /** Returns the codec of a lambda's class; refuses other hidden classes. */
    public static Codec of(Class<?> type) {
        if (!isLambda(type)) {
            throw Refusal.unsupported(
                    "Hidden classes and lambdas that are not Serializable are",
                    type,
                    "use a named class, a constant of an enum, or a cast such as (Runnable & Serializable)");
        }
        return new LambdaCodec(type);
    }

    /** Returns whether objects of the class are lambdas that can be written. */
    private static boolean isLambda(Class<?> type) {
        return type.isHidden()
                && type.isSynthetic()
                && Serializable.class.isAssignableFrom(type)
                && SerialMethods.writeReplace(type) != null;
    }

    @Override
    @Nullable Object replaced(GraphWriter writer, Object value) {
        Object replacement = super.replaced(writer, value);
        if (!(replacement instanceof SerializedLambda lambda)) {
            throw Refusal.unsupported("Hidden classes that are no lambdas are", type(), "use a named class");
        }
        if (!state().isVisible()) {
            requireVisible(writer.types().load(lambda.getCapturingClass().replace('/', '.')));
        }
        return replacement;
    }

    /**
     * Requires that the class is visible, since a reader will look for the capturing class by name. Its loader is that of the
     * lambda's class.
     */
    private void requireVisible(Class<?> capturing) {
        Admission.requireSame(capturing, capturing.getClassLoader() == type().getClassLoader());
        state().setVisible();
    }

    @Override
    public boolean isKept() {
        return false;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("a lambda is written as its replacement");
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        throw new IllegalStateException("a lambda is read as its replacement");
    }
}
