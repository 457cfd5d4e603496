// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Sets a generator's state in the way that the class itself does when it is read, because no public method accepts a known
 * Gaussian number.
 */
public final class RandomState {

    /** Looked up on first use: a refusal during class initialisation would be a permanent error. */
    private static volatile @Nullable MethodHandle readObject;

    private RandomState() {}

    private static MethodHandle readObject() {
        MethodHandle known = readObject;
        if (known == null) {
            known = Objects.requireNonNull(SerialMethods.readObject(Random.class));
            readObject = known;
        }
        return known;
    }

    /**
     * Sets the state.
     *
     * @param seed the generator's internal seed of 48 bits
     * @param nextGaussian the known next number; null if there is none
     */
    public static void set(Random generator, long seed, @Nullable Double nextGaussian) {
        Map<String, Object> fields = Map.of("seed", seed, "haveNextNextGaussian", nextGaussian != null,
                "nextNextGaussian", nextGaussian == null ? 0d : nextGaussian);
        MethodHandle hook = readObject();
        try {
            hook.invokeExact((Object) generator, (ObjectInputStream) new PreparedStream(fields));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalArgumentException("this is no state of a generator", e);
        }
    }

    /** Returns the prepared values; reads no bytes. */
    private static final class PreparedStream extends ObjectInputStream {

        private final Map<String, Object> fields;

        PreparedStream(Map<String, Object> fields) throws IOException {
            this.fields = fields;
        }

        @Override
        public GetField readFields() {
            return new PreparedFields(fields);
        }
    }
}
