// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;

/**
 * Writes and reads the slots of one user class in fused code. It is public because generated classes extend it, but it is not
 * part of the API.
 */
public abstract class FusedBody implements FusedValue {

    /** Makes a body. The generated class holds the class, its name and the code of its slots as constants. */
    protected FusedBody() {}

    /** Makes an object by a constructor without parameters. */
    protected static Object make(Constructor<?> constructor) {
        return Construct.call(constructor);
    }
}
