// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.SuperMethods;
import dev.gridwire.wire.WireStrings;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;

/**
 * The single value that a JDK class holds. For a {@code Date} it is zigzag milliseconds, for a {@code ReentrantLock} a boolean
 * that tells whether it is fair, and for a {@code Permission} its name as a string.
 */
final class ValuePart extends PlatformPart {

    private final PlatformKind kind;
    private final Class<?> platform;
    private final Constructor<?> constructor;
    private final MethodHandle getter;

    ValuePart(PlatformKind kind, Class<?> type, Class<?> platform) {
        this.kind = kind;
        this.platform = platform;
        Class<?> held = switch (kind) {
            case DATE -> long.class;
            case LOCK -> boolean.class;
            default -> String.class;
        };
        try {
            constructor = SerialMethods.constructor(type, platform.getConstructor(held));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
        getter = SuperMethods.of(type, platform).find(getter(), held);
    }

    private String getter() {
        return switch (kind) {
            case DATE -> "getTime";
            case LOCK -> "isFair";
            default -> "getName";
        };
    }

    @Override
    void write(GraphWriter writer, Object value) {
        try {
            switch (kind) {
                case DATE -> writer.out().writeLong((long) getter.invokeExact(value));
                case LOCK -> writer.out().writeBoolean((boolean) getter.invokeExact(value));
                default -> WireStrings.write(writer.out(), (String) getter.invokeExact(value));
            }
        } catch (Throwable e) {
            throw HookedCodec.failed(getter(), platform, e);
        }
    }

    @Override
    Object make(GraphReader reader) {
        return switch (kind) {
            case DATE -> Construct.call(constructor, reader.in().readLong());
            case LOCK -> Construct.call(constructor, reader.in().readBoolean());
            default -> Construct.call(constructor, WireStrings.read(reader.in()));
        };
    }

    @Override
    void fill(GraphReader reader, Object made) {
        // Everything was known when the object was made.
    }
}
