// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.SuperMethods;
import dev.gridwire.wire.WireStrings;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/**
 * The part that {@code Throwable} holds.
 *
 * <pre>
 * +----------------+-------------------+---------------------------------------------------+-------------+
 * | string message | slot: cause, null | varint count, count named slots: what it suppressed| stack trace |
 * +----------------+-------------------+---------------------------------------------------+-------------+
 *  head
 * </pre>
 *
 * A constructor of Throwable makes the object, so that a cause can be set later; on a {@linkplain ShallowStack shallow stack}.
 * Whether the cause was set to null, or never, is lost, and so is whether suppression was disabled: no public method tells.
 */
final class ThrowablePart extends PlatformPart {

    private final Class<?> platform;
    private final Constructor<?> constructor;
    private final ReferenceSlot throwables;
    private final MethodHandle getMessage;
    private final MethodHandle getCause;
    private final MethodHandle initCause;
    private final MethodHandle getStackTrace;
    private final MethodHandle setStackTrace;

    ThrowablePart(Class<?> type, Class<?> platform, Types types) {
        this.platform = platform;
        this.throwables = new ReferenceSlot(Throwable.class, types);
        try {
            this.constructor = SerialMethods.constructor(type, Throwable.class.getConstructor(String.class));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
        SuperMethods methods = SuperMethods.of(type, platform);
        getMessage = methods.find("getMessage", String.class);
        getCause = methods.find("getCause", Throwable.class);
        initCause = methods.find("initCause", Throwable.class, Throwable.class);
        getStackTrace = methods.find("getStackTrace", StackTraceElement[].class);
        setStackTrace = methods.find("setStackTrace", void.class, StackTraceElement[].class);
    }

    @Override
    void write(GraphWriter writer, Object value) {
        String message;
        Throwable cause;
        StackTraceElement[] trace;
        try {
            message = (String) getMessage.invokeExact(value);
            cause = (Throwable) getCause.invokeExact(value);
            trace = (StackTraceElement[]) getStackTrace.invokeExact(value);
        } catch (Throwable e) {
            throw HookedCodec.failed("getMessage", platform, e);
        }
        WireStrings.write(writer.out(), message);
        write(writer, ".cause", cause);
        Throwable[] suppressed = ((Throwable) value).getSuppressed();
        writer.writeCount(suppressed.length);
        for (int i = 0; i < suppressed.length; i++) {
            write(writer, ".suppressed[" + i + "]", suppressed[i]);
        }
        StackTraces.write(writer, trace);
    }

    private void write(GraphWriter writer, String step, @Nullable Throwable value) {
        try {
            throwables.write(writer, value);
        } catch (RuntimeException e) {
            writer.path().within(step);
            throw e;
        }
    }

    @Override
    Object make(GraphReader reader) {
        String message = WireStrings.read(reader.in());
        return ShallowStack.make(() -> Construct.call(constructor, message));
    }

    @Override
    void fill(GraphReader reader, Object made) {
        Throwable cause = read(reader, ".cause");
        if (cause != null) {
            initCause(reader, made, cause);
        }
        int count = reader.pending().readCount(1);
        for (int i = 0; i < count; i++) {
            reader.pending().element();
            Throwable suppressed = read(reader, ".suppressed[" + i + "]");
            if (suppressed == null || suppressed == made) {
                throw reader.in().malformed("a throwable cannot suppress null or itself");
            }
            ((Throwable) made).addSuppressed(suppressed);
        }
        setStackTrace(made, StackTraces.read(reader));
    }

    private @Nullable Throwable read(GraphReader reader, String step) {
        try {
            return (Throwable) throwables.read(reader);
        } catch (RuntimeException e) {
            reader.path().within(step);
            throw e;
        }
    }

    private void initCause(GraphReader reader, Object made, Throwable cause) {
        try {
            Throwable same = (Throwable) initCause.invokeExact(made, cause);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw reader.in().malformed("the throwable cannot have the cause: class=" + made.getClass().getName());
        } catch (Throwable e) {
            throw HookedCodec.failed("initCause", platform, e);
        }
    }

    private void setStackTrace(Object made, StackTraceElement[] trace) {
        try {
            setStackTrace.invokeExact(made, trace);
        } catch (Throwable e) {
            throw HookedCodec.failed("setStackTrace", platform, e);
        }
    }
}
