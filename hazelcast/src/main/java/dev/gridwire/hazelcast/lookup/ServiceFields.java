// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.internal.serialization.impl.AbstractSerializationService;
import com.hazelcast.internal.serialization.impl.SerializerAdapter;
import com.hazelcast.internal.serialization.impl.compact.CompactStreamSerializer;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The fields of Hazelcast's serialization service that its lookup of serializers reads. They are not its public API;
 * CompactTest and OverridingTest run on each release that Gridwire is tested with.
 */
final class ServiceFields {

    private final AbstractSerializationService service;
    private final Map<Class<?>, SerializerAdapter> byType;
    private final AtomicReference<SerializerAdapter> global;
    private final CompactStreamSerializer compact;
    private final boolean isOverriding;

    private ServiceFields(
            AbstractSerializationService service,
            Map<Class<?>, SerializerAdapter> byType,
            AtomicReference<SerializerAdapter> global) throws ReflectiveOperationException {
        this.service = service;
        this.byType = byType;
        this.global = global;
        this.compact = (CompactStreamSerializer) get(service, "compactStreamSerializer");
        this.isOverriding = (Boolean) get(service, "allowOverrideDefaultSerializers");
    }

    @SuppressWarnings("unchecked") // As declared in Hazelcast 5.5 to 5.7.
    static ServiceFields of(AbstractSerializationService service) throws ReflectiveOperationException {
        return new ServiceFields(
                service,
                (Map<Class<?>, SerializerAdapter>) get(service, "typeMap"),
                (AtomicReference<SerializerAdapter>) get(service, "global"));
    }

    /** The serializers of classes, by configuration, by service file, or found for a subclass of one. */
    Map<Class<?>, SerializerAdapter> byType() {
        return byType;
    }

    /** The global serializer, which is asked behind all others. */
    AtomicReference<SerializerAdapter> global() {
        return global;
    }

    CompactStreamSerializer compact() {
        return compact;
    }

    /** Whether {@link #byType} comes before what Hazelcast writes itself. */
    boolean isOverriding() {
        return isOverriding;
    }

    /** Puts the global serializer before Java serialization. */
    void overrideJavaSerialization() throws ReflectiveOperationException {
        field("overrideJavaSerialization").setBoolean(service, true);
    }

    private static Object get(AbstractSerializationService service, String name) throws ReflectiveOperationException {
        return Objects.requireNonNull(field(name).get(service), name);
    }

    private static Field field(String name) throws ReflectiveOperationException {
        Field field = AbstractSerializationService.class.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}
