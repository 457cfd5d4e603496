// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;

/** The slots of one class of the user's, in fused code. Generated classes extend it, which is why it is public; it is no API. */
public abstract class FusedBody implements FusedValue {

    private final Class<?> javaClass;
    private final FusedType type;

    /** Keeps the class and its name. */
    protected FusedBody(Class<?> javaClass, FusedType type) {
        this.javaClass = javaClass;
        this.type = type;
    }

    /** Makes an object by a constructor that takes nothing. */
    protected static Object make(Constructor<?> constructor) {
        return Construct.call(constructor);
    }

    @Override
    public final Class<?> javaClass() {
        return javaClass;
    }

    @Override
    public final FusedType type() {
        return type;
    }
}
