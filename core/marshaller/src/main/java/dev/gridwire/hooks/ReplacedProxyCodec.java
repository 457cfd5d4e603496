// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.reflect.SerialMethods;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes proxies that have an interface with {@code writeReplace}, so the handler chooses the object that is written. */
public final class ReplacedProxyCodec extends HookedCodec {

    /** The hook of each proxy class; refers to nothing but the class. */
    private static final ClassValue<Optional<MethodHandle>> HOOKS = new ClassValue<>() {
        @Override
        protected Optional<MethodHandle> computeValue(Class<?> type) {
            return Optional.ofNullable(SerialMethods.writeReplace(type));
        }
    };

    private final Codec plain;

    private ReplacedProxyCodec(Codec plain, MethodHandle any) {
        super(Proxy.class, plain.name(), new Replacing(any, null, false));
        this.plain = plain;
    }

    /** Returns the codec of a proxy class. */
    public static Codec of(Class<?> type, Codec plain) {
        Optional<MethodHandle> hook = HOOKS.get(type);
        return hook.isEmpty() ? plain : new ReplacedProxyCodec(plain, hook.get());
    }

    @Override
    @Nullable Object replaced(GraphWriter writer, Object value) {
        try {
            return (Object) HOOKS.get(value.getClass()).orElseThrow().invokeExact(value);
        } catch (Throwable e) {
            throw failed("writeReplace", value.getClass(), e);
        }
    }

    @Override
    public boolean isKept() {
        return false;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    /** Writes a proxy that remains the object to write. */
    @Override
    public void writeBody(GraphWriter writer, Object value) {
        plain.writeBody(writer, value);
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        plain.writeBody(writer, value);
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        throw new IllegalStateException("a proxy is read as such");
    }
}
