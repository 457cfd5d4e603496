// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Types;
import dev.gridwire.reflect.Singleton;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Writes an {@code object} of Kotlin or Scala like any other, and reads it as the only object of its class. The object's content
 * belongs to this JVM, not to a payload, so reading skips the slots.
 */
public final class SingletonBody extends Body {

    private final InterpretedBody body;
    private final Singleton singleton;
    private final Types types;
    /**
     * Null until it is first read, because most singletons are only written. Two threads that look for it find the same object.
     */
    private final AtomicReference<@Nullable Object> object = new AtomicReference<>();

    /**
     * Makes the body of a class.
     *
     * @param body writes and reads the slots
     */
    SingletonBody(InterpretedBody body, Singleton singleton, Types types) {
        super(body.steps());
        this.body = body;
        this.singleton = singleton;
        this.types = types;
    }

    /**
     * Returns the only object. A codec shows that the object's class is allowed. The class around a companion must be allowed,
     * too, since it holds the object.
     */
    public static Object object(Singleton singleton, Types types) {
        if (singleton.holder() != singleton.type()) {
            types.requireAllowed(singleton.holder().getName());
        }
        return singleton.object();
    }

    @Override
    public Object make() {
        Object known = object.get();
        if (known == null) {
            known = object(singleton, types);
            object.set(known);
        }
        return known;
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        body.skip(reader);
    }

    @Override
    public Object read(GraphReader reader) {
        Object made = make();
        reader.keep(reader.handle(), made);
        body.skip(reader);
        return made;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        body.write(writer, value);
    }
}
