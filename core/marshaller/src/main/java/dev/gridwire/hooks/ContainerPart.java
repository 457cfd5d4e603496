// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.container.Insertions;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * The part of an object that a JDK container holds; the bytes are the container's own. It calls nothing that a subclass
 * overrides.
 */
abstract class ContainerPart extends PlatformPart {

    private final MethodHandle size;

    ContainerPart(SuperMethods methods) {
        this.size = methods.find("size", int.class);
    }

    @Override
    boolean hashesContent() {
        return true;
    }

    /** Replaces the content of the container by these elements, or by keys and values for a map. */
    abstract void fill(Object made, @Nullable Object[] elements, @Nullable Object @Nullable [] values);

    /** Returns the filler of this container. */
    Insertions.Filler filler(Object made) {
        return new Insertions.Filler() {
            @Override
            public void fill(@Nullable Object[] elements, @Nullable Object @Nullable [] values) {
                ContainerPart.this.fill(made, elements, values);
            }

            @Override
            public int size() {
                return sizeOf(made);
            }

            @Override
            public Object container() {
                return made;
            }
        };
    }

    private int sizeOf(Object made) {
        try {
            return (int) size.invokeExact(made);
        } catch (Throwable e) {
            throw HookedCodec.failed("size", made.getClass(), e);
        }
    }
}
