// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codec.hooks.SerialMethods;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.util.Date;

/** What {@code java.util.Date} holds: a zigzag of milliseconds. */
final class DatePart extends PlatformPart {

    private final Constructor<?> constructor;
    private final MethodHandle getTime;

    DatePart(Class<?> type) {
        try {
            constructor = SerialMethods.constructor(type, Date.class.getConstructor(long.class));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
        getTime = SuperMethods.of(type, Date.class).find("getTime", long.class);
    }

    @Override
    void write(GraphWriter writer, Object value) {
        try {
            writer.out().writeLong((long) getTime.invokeExact(value));
        } catch (Throwable e) {
            throw HookedCodec.failed("getTime", Date.class, e);
        }
    }

    @Override
    Object make(GraphReader reader) {
        return Construct.call(constructor, reader.in().readLong());
    }

    @Override
    void fill(GraphReader reader, Object made) {
        // All of it was known when it was made.
    }
}
