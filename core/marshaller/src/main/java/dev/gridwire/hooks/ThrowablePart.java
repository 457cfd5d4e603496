// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * The part that {@code Throwable} holds.
 *
 * <pre>
 * +---------------------------+-------------------+-----------------------------+-------------+-------------------+
 * | string message, or the    | slot: cause, null | varint count, count named   | stack trace | SQL's: slot: the  |
 * | parts of {@link ThrowableHead}|               | slots: what it suppressed   |             | next, null        |
 * +---------------------------+-------------------+-----------------------------+-------------+-------------------+
 *  head
 * </pre>
 *
 * The object is made by a constructor of Throwable, so that a cause can be set later, or by one that takes the class's state. Two
 * facts are lost, because no public method reveals them: whether the cause was set to null or never set, and whether suppression
 * was disabled.
 */
final class ThrowablePart extends PlatformPart {

    private final Class<?> platform;
    private final ThrowableHead head;
    private final @Nullable ThrowableChain chain;
    private final ReferenceSlot throwables;
    private final MethodHandle getCause;
    private final MethodHandle initCause;
    private final MethodHandle getStackTrace;
    private final MethodHandle setStackTrace;

    ThrowablePart(Class<?> type, Class<?> platform, Types types) {
        this.platform = platform;
        this.throwables = new ReferenceSlot(Throwable.class, types);
        SuperMethods methods = SuperMethods.of(type, platform);
        head = new ThrowableHead(type, platform, methods);
        chain = ThrowableChain.of(platform, types, methods);
        getCause = methods.find("getCause", Throwable.class);
        initCause = methods.find("initCause", Throwable.class, Throwable.class);
        getStackTrace = methods.find("getStackTrace", StackTraceElement[].class);
        setStackTrace = methods.find("setStackTrace", void.class, StackTraceElement[].class);
    }

    @Override
    void write(GraphWriter writer, Object value) {
        head.write(writer, value);
        Throwable cause;
        StackTraceElement[] trace;
        try {
            cause = (Throwable) getCause.invokeExact(value);
            trace = (StackTraceElement[]) getStackTrace.invokeExact(value);
        } catch (Throwable e) {
            throw HookedCodec.failed("getCause", platform, e);
        }
        write(writer, ".cause", head.ownsCause() ? null : cause);
        Throwable[] suppressed = ((Throwable) value).getSuppressed();
        writer.writeCount(suppressed.length);
        for (int i = 0; i < suppressed.length; i++) {
            write(writer, ".suppressed[" + i + "]", suppressed[i]);
        }
        StackTraces.write(writer, trace);
        if (chain != null) {
            chain.write(writer, value);
        }
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
        return head.make(reader);
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
        if (chain != null) {
            chain.read(reader, made);
        }
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
            throw reader.in().malformed("the throwable cannot have the cause: class="
                    + EscapedNames.of(made.getClass().getName()));
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
