// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Writes and reads the next exception in a chain of SQL exceptions. */
final class ThrowableChain {

    private static final String STEP = ".nextException";

    private final Class<?> link;
    private final ReferenceSlot slot;
    private final MethodHandle getNext;
    private final MethodHandle setNext;

    private ThrowableChain(Class<?> link, Types types, SuperMethods methods) {
        this.link = link;
        this.slot = new ReferenceSlot(link, types);
        this.getNext = methods.find("getNextException", link).asType(MethodType.methodType(Object.class, Object.class));
        this.setNext = methods.find("setNextException", void.class, link)
                .asType(MethodType.methodType(void.class, Object.class, Object.class));
    }

    /** Returns the chain; null for throwables without one. */
    static @Nullable ThrowableChain of(Class<?> platform, Types types, SuperMethods methods) {
        Class<?> link = platform;
        while (link != Throwable.class && !ThrowableState.isChained(link.getName())) {
            link = link.getSuperclass();
        }
        if (link == Throwable.class) {
            return null;
        }
        while (ThrowableState.isChained(link.getSuperclass().getName())) {
            link = link.getSuperclass();
        }
        return new ThrowableChain(link, types, methods);
    }

    void write(GraphWriter writer, Object value) {
        Object next;
        try {
            next = (Object) getNext.invokeExact(value);
        } catch (Throwable e) {
            throw HookedCodec.failed("getNextException", link, e);
        }
        try {
            slot.write(writer, next);
        } catch (RuntimeException e) {
            writer.path().within(STEP);
            throw e;
        }
    }

    void read(GraphReader reader, Object made) {
        Object next;
        try {
            next = slot.read(reader);
        } catch (RuntimeException e) {
            reader.path().within(STEP);
            throw e;
        }
        if (next == null) {
            return;
        }
        try {
            setNext.invokeExact(made, next);
        } catch (Throwable e) {
            throw HookedCodec.failed("setNextException", link, e);
        }
    }
}
