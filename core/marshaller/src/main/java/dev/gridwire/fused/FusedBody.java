// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;

/** The slots of one class of the user's, in fused code. Generated classes extend it, which is why it is public; it is no API. */
public abstract class FusedBody implements FusedValue {

    /** Makes a body; the class, its name and the code of its slots are constants of the generated class. */
    protected FusedBody() {}

    /** Makes an object by a constructor that takes nothing. */
    protected static Object make(Constructor<?> constructor) {
        return Construct.call(constructor);
    }
}
