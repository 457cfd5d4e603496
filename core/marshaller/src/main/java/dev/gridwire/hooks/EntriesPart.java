// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.container.WrittenOrder;
import dev.gridwire.element.MapEntries;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.reflect.SuperMethods;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The part of an object that a JDK map holds; the bytes are the map's own. It calls nothing that a subclass overrides. */
final class EntriesPart extends ContainerPart {

    /** The path step to the default properties. */
    private static final String DEFAULTS = ".defaults";

    private final PlatformContainer container;
    private final ContainerHead head;
    private final Hashing hashing;
    private final MethodHandle forEach;
    private final MethodHandle entrySet;
    private final MethodHandle put;
    /** The method of a sorted map, which takes its entries in the order of the bytes; null for other maps. */
    private final @Nullable MethodHandle putAll;
    private final MethodHandle clear;
    private final @Nullable MethodHandle getDefaults;
    private final @Nullable MethodHandle setDefaults;

    EntriesPart(PlatformContainer container, ContainerHead head, SuperMethods methods) {
        super(methods);
        this.container = container;
        this.head = head;
        this.hashing = container.hashing();
        this.forEach = methods.find("forEach", void.class, BiConsumer.class);
        this.entrySet = methods.find("entrySet", Set.class);
        this.clear = methods.find("clear", void.class);
        this.put = container == PlatformContainer.ENUM_MAP
                ? methods.find("put", Object.class, Enum.class, Object.class)
                : methods.find("put", Object.class, Object.class, Object.class);
        this.putAll = container == PlatformContainer.TREE_MAP ? methods.find("putAll", void.class, Map.class) : null;
        boolean hasDefaults = container.head() == PlatformContainer.Head.DEFAULTS;
        try {
            Class<?> caller = methods.caller();
            this.getDefaults = hasDefaults
                    ? methods.lookup().findGetter(caller, "defaults", Properties.class)
                            .asType(java.lang.invoke.MethodType.methodType(Properties.class, Object.class))
                    : null;
            this.setDefaults = hasDefaults
                    ? methods.lookup().findSetter(caller, "defaults", Properties.class)
                            .asType(java.lang.invoke.MethodType.methodType(void.class, Object.class, Properties.class))
                    : null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    void write(GraphWriter writer, Object value) {
        head.write(writer, value);
        ElementBuffer keys = writer.buffers().push();
        ElementBuffer values = writer.buffers().push();
        copyInto(keys.with(values), value);
        if (container.isUnordered()) {
            writer.order(keys, values);
        }
        MapEntries.write(writer, keys, values, hashing);
        writer.buffers().pop();
        writer.buffers().pop();
        if (getDefaults != null) {
            writeDefaults(writer, value);
        }
    }

    private ElementBuffer copyInto(ElementBuffer buffer, Object value) {
        try {
            if (container == PlatformContainer.ENUM_MAP) {
                for (Object entry : (Set<?>) entrySet.invokeExact(value)) {
                    buffer.accept(((Map.Entry<?, ?>) entry).getKey(), ((Map.Entry<?, ?>) entry).getValue());
                }
            } else {
                forEach.invokeExact(value, (BiConsumer<?, ?>) buffer);
            }
            return buffer;
        } catch (Throwable e) {
            throw HookedCodec.failed("forEach", value.getClass(), e);
        }
    }

    private void writeDefaults(GraphWriter writer, Object value) {
        Properties defaults;
        try {
            defaults = (Properties) Objects.requireNonNull(getDefaults).invokeExact(value);
        } catch (Throwable e) {
            throw HookedCodec.failed("super", value.getClass(), e);
        }
        try {
            writer.writePolymorphic(defaults, writer.types().element());
        } catch (RuntimeException e) {
            writer.path().within(DEFAULTS);
            throw e;
        }
    }

    @Override
    Object make(GraphReader reader) {
        return head.make(reader);
    }

    @Override
    void fill(GraphReader reader, Object made) {
        MapEntries pairs = MapEntries.read(reader, hashing);
        reader.insertions().put(
                filler(made), pairs.keys(), pairs.values(), hashing, pairs.complete() || putAll != null);
        if (setDefaults != null) {
            readDefaults(reader, made);
        }
    }

    @Override
    void fill(Object made, @Nullable Object[] keys, @Nullable Object @Nullable [] valuesOfKeys) {
        @Nullable Object[] values = Objects.requireNonNull(valuesOfKeys);
        if (container == PlatformContainer.HASH_MAP || container == PlatformContainer.LINKED_HASH_MAP) {
            MapFilling.fill(made, keys, values);
            return;
        }
        try {
            clear.invokeExact(made);
            if (putAll != null) {
                putAll.invokeExact(made, (Map<?, ?>) WrittenOrder.entries(head.comparatorOf(made), keys, values));
                return;
            }
            for (int i = 0; i < keys.length; i++) {
                Object before = container == PlatformContainer.ENUM_MAP
                        ? put.invokeExact(made, (Enum<?>) keys[i], values[i])
                        : put.invokeExact(made, keys[i], values[i]);
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("put", made.getClass(), e);
        }
    }

    private void readDefaults(GraphReader reader, Object made) {
        Properties defaults = defaults(reader);
        try {
            Objects.requireNonNull(setDefaults).invokeExact(made, defaults);
        } catch (Throwable e) {
            throw HookedCodec.failed("super", made.getClass(), e);
        }
    }

    private static @Nullable Properties defaults(GraphReader reader) {
        try {
            Object defaults = reader.readPolymorphic(reader.types().element());
            if (defaults != null && !(defaults instanceof Properties)) {
                throw reader.in().malformed("these are no properties: class=" + EscapedNames.of(defaults.getClass().getName()));
            }
            return (Properties) defaults;
        } catch (RuntimeException e) {
            reader.path().within(DEFAULTS);
            throw e;
        }
    }
}
