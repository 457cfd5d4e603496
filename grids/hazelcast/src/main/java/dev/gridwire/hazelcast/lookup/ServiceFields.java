// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.internal.nio.BufferObjectDataInput;
import com.hazelcast.internal.serialization.impl.AbstractSerializationService;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.internal.serialization.impl.SerializerAdapter;
import com.hazelcast.internal.serialization.impl.compact.CompactStreamSerializer;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields by which Hazelcast's serialization service looks up serializers. They are not its public API; CompactTest
 * and OverridingTest run on each release that Gridwire is tested with.
 */
final class ServiceFields {

    private static final Set<Integer> JAVA = Set.of(
            SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE, SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE);
    /** The field that holds the array of an input's class, if it has one. */
    private static final ClassValue<Optional<Field>> ARRAYS = new ClassValue<>() {
        @Override
        protected Optional<Field> computeValue(Class<?> type) {
            return arrayField(type);
        }
    };

    private final AbstractSerializationService service;
    private final Map<Class<?>, SerializerAdapter> byType;
    private final Map<Integer, SerializerAdapter> byTypeId;
    private final AtomicReference<SerializerAdapter> global;
    private final CompactStreamSerializer compact;
    private final boolean isOverriding;

    private ServiceFields(
            AbstractSerializationService service,
            Map<Class<?>, SerializerAdapter> byType,
            Map<Integer, SerializerAdapter> byTypeId,
            AtomicReference<SerializerAdapter> global) throws ReflectiveOperationException {
        this.service = service;
        this.byType = byType;
        this.byTypeId = byTypeId;
        this.global = global;
        this.compact = (CompactStreamSerializer) get(service, "compactStreamSerializer");
        this.isOverriding = (Boolean) get(service, "allowOverrideDefaultSerializers");
    }

    @SuppressWarnings("unchecked") // Its type in Hazelcast 5.5 to 5.7.
    static ServiceFields of(AbstractSerializationService service) throws ReflectiveOperationException {
        return new ServiceFields(
                service,
                (Map<Class<?>, SerializerAdapter>) get(service, "typeMap"),
                (Map<Integer, SerializerAdapter>) get(service, "idMap"),
                (AtomicReference<SerializerAdapter>) get(service, "global"));
    }

    /** Returns the serializers by class: those from the configuration, from service files, or found for a subclass. */
    Map<Class<?>, SerializerAdapter> byType() {
        return byType;
    }

    /** Returns the global serializer, which is tried last. */
    AtomicReference<SerializerAdapter> global() {
        return global;
    }

    CompactStreamSerializer compact() {
        return compact;
    }

    /** Whether {@link #byType} precedes what Hazelcast writes itself. */
    boolean isOverriding() {
        return isOverriding;
    }

    /** Lets another reader read values of Java serialization, unless they are compressed. */
    void hold(JavaReader reader) {
        for (int typeId : JAVA) {
            byTypeId.computeIfPresent(
                    typeId, (id, adapter) -> adapter instanceof HeldJava ? adapter : new HeldJava(adapter, reader));
        }
    }

    /** Returns the bytes of an input; null if it has no array or does not show it. */
    static byte @Nullable [] bytes(BufferObjectDataInput in) {
        try {
            Optional<Field> field = ARRAYS.get(in.getClass());
            return field.isPresent() ? (byte[]) field.get().get(in) : null;
        } catch (IllegalAccessException e) {
            return null;
        }
    }

    private static Optional<Field> arrayField(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            try {
                Field field = each.getDeclaredField("data");
                if (field.getType() == byte[].class && field.trySetAccessible()) {
                    return Optional.of(field);
                }
            } catch (NoSuchFieldException e) {
                // The superclass may have it.
            }
        }
        return Optional.empty();
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
