// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.element.Comparators;
import dev.gridwire.jdk.EnumContainers;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.PlatformContainer.Head;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.HiddenParts;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Writes and reads the data needed to make an object whose class extends a JDK container. */
final class ContainerHead {

    private static final int CAPACITY = 16;
    private static final float LOAD_FACTOR = 0.75f;

    private final PlatformContainer container;
    private final Constructor<?> constructor;
    private final @Nullable MethodHandle comparator;
    private final @Nullable MethodHandle keySet;
    private final @Nullable MethodHandle cloned;
    private final @Nullable MethodHandle get;
    private final @Nullable MethodHandle forEach;

    ContainerHead(Class<?> type, Class<?> platform, PlatformContainer container, SuperMethods methods) {
        this.container = container;
        Head head = container.head();
        this.comparator = head == Head.COMPARATOR ? methods.find("comparator", Comparator.class) : null;
        this.keySet = head == Head.ENUM ? methods.find("keySet", Set.class) : null;
        this.cloned = head == Head.ACCESS_ORDER ? methods.find("clone", Object.class) : null;
        this.get = head == Head.ACCESS_ORDER ? methods.find("get", Object.class, Object.class) : null;
        this.forEach = head == Head.ACCESS_ORDER ? methods.find("forEach", void.class, BiConsumer.class) : null;
        try {
            this.constructor = SerialMethods.constructor(type, platform.getConstructor(parameters(container)));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?>[] parameters(PlatformContainer container) {
        return switch (container.head()) {
            case NOTHING, DEFAULTS -> new Class<?>[0];
            case COMPARATOR -> new Class<?>[] {Comparator.class};
            case ACCESS_ORDER -> new Class<?>[] {int.class, float.class, boolean.class};
            case ENUM -> new Class<?>[] {Class.class};
        };
    }

    void write(GraphWriter writer, Object value) {
        writer.beginParts(false);
        try {
            switch (container.head()) {
                case COMPARATOR -> Comparators.write(writer, comparatorOf(value));
                case ACCESS_ORDER -> writer.out().writeBoolean(isInAccessOrder(value));
                case ENUM -> writer.writeType(writer.types().allowed(enumOf(value)));
                case NOTHING, DEFAULTS -> { }
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("super", value.getClass(), e);
        }
        writer.endParts(false);
    }

    Object make(GraphReader reader) {
        return switch (container.head()) {
            case NOTHING, DEFAULTS -> Construct.call(constructor);
            case COMPARATOR -> Construct.call(constructor, Comparators.read(reader));
            case ACCESS_ORDER -> Construct.call(constructor, CAPACITY, LOAD_FACTOR, reader.in().readBoolean());
            case ENUM -> Construct.call(constructor, EnumContainers.readType(reader));
        };
    }

    /** Returns the comparator of a sorted container; null for the natural order. */
    @SuppressWarnings("unchecked")
    @Nullable Comparator<@Nullable Object> comparatorOf(Object value) throws Throwable {
        return (Comparator<@Nullable Object>) Objects.requireNonNull(comparator).invokeExact(value);
    }

    private Class<?> enumOf(Object value) throws Throwable {
        Set<?> keys = (Set<?>) Objects.requireNonNull(keySet).invokeExact(value);
        return keys.isEmpty()
                ? HiddenParts.enumKeyType((EnumMap<?, ?>) value)
                : ((Enum<?>) keys.iterator().next()).getDeclaringClass();
    }

    /**
     * The JDK does not reveal the order, so a clone's first entry is read and the clone is checked for a change. If it has fewer
     * than two entries, it gets two.
     */
    private boolean isInAccessOrder(Object value) throws Throwable {
        Object clone = Objects.requireNonNull(cloned).invokeExact(value);
        if (entries(clone).size() < 2) {
            MapFilling.fill(clone, new Object[] {"first", "last"}, new Object[] {"", ""});
        }
        Object first = entries(clone).get(0);
        Object found = Objects.requireNonNull(get).invokeExact(clone, first);
        return entries(clone).get(0) != first;
    }

    private ElementBuffer entries(Object map) throws Throwable {
        ElementBuffer entries = new ElementBuffer();
        Objects.requireNonNull(forEach).invokeExact(map, (BiConsumer<?, ?>) entries);
        return entries;
    }
}
