// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What fused code knows of a root class's graphs around the parts that the general walk serves. It is complete before another
 * thread sees it, and does not change then.
 */
public final class Surroundings {

    private final Set<Class<?>> classes;
    private final boolean isShared;
    private @Nullable Codec[] named = {};
    private int count;
    private long carriedBytes;

    /**
     * Describes the surroundings.
     *
     * @param classes the classes with an identity, including those that only a part begins with
     * @param isShared whether objects take handles
     */
    public Surroundings(Set<Class<?>> classes, boolean isShared) {
        this.classes = Set.copyOf(classes);
        this.isShared = isShared;
    }

    /**
     * Adds a user class that payloads name.
     *
     * @param schemaBytes the bytes of the schema that they may carry for it
     */
    public void name(Codec codec, long schemaBytes) {
        int number = codec.number();
        if (number >= named.length) {
            named = Arrays.copyOf(named, number + 1);
        }
        if (named[number] == null) {
            count++;
            carriedBytes += schemaBytes;
            named[number] = codec;
        }
    }

    /** Returns whether objects of a class may also stand outside the parts. */
    boolean hold(Class<?> type) {
        return classes.contains(type);
    }

    /** Returns whether objects take handles. */
    boolean areShared() {
        return isShared;
    }

    /** Returns the codec with a number; null if payloads do not name its class outside the parts. */
    @Nullable Codec named(int number) {
        return number < named.length ? named[number] : null;
    }

    /** Returns how many user classes payloads may name. */
    public int count() {
        return count;
    }

    /** Returns the most bytes of schemas that payloads carry for these classes. */
    public long carriedBytes() {
        return carriedBytes;
    }
}
