// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.container.PersistentKind;
import java.io.Serializable;
import java.lang.reflect.InvocationTargetException;
import java.util.Objects;

/** Stands in for a container of kotlinx.collections.immutable, and holds its elements. */
final class CollectionStandIn implements StandIn {

    private static final long serialVersionUID = 1L;

    /** Names the factory of the library. */
    private PersistentKind kind;
    /** The elements, in a container of the JDK. */
    private Serializable content;

    private CollectionStandIn(PersistentKind kind, Serializable content) {
        this.kind = kind;
        this.content = content;
    }

    static Object of(Object original) {
        PersistentKind kind = Objects.requireNonNull(PersistentKind.of(original.getClass()));
        return new CollectionStandIn(kind, (Serializable) kind.content(original));
    }

    /** Makes the container, and throws what the library throws. */
    @Override
    public Object original(Types types) throws ReflectiveOperationException {
        if (content.getClass() != kind.content()) {
            throw new IllegalArgumentException("other content: kind=" + kind);
        }
        Class<?> factories = types.loader().loadClass(PersistentKind.factories());
        try {
            return factories.getMethod(kind.factory(), kind.parameter()).invoke(null, content);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }
}
