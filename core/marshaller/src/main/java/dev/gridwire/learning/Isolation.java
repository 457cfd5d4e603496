// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.emit.RecordCopy;
import dev.gridwire.fused.FusedCode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Copies the class of each record of fused code to a hidden class that holds the components as constants. HotSpot profiles and
 * inlines by class. If all places shared a class, its profile would mix the objects of all places. Equal records share one copy.
 * Thread-safe.
 *
 * <p>Records are passed as the interfaces that they implement. To verify that a class extends {@code Record}, the verifier would
 * load it, even if no graph needs it.
 */
final class Isolation {

    private static final Map<Class<?>, byte[]> CLASS_FILES = new ConcurrentHashMap<>();

    private final Map<SameParts, Record> known = new ConcurrentHashMap<>();
    private final FusedCode code;

    /** Begins without records. With companions, records keep their classes, and equal records remain separate. */
    Isolation(FusedCode code) {
        this.code = code;
    }

    /** Copies a record to a hidden class; returns the record itself if no class may be defined. */
    <T> T isolated(T value, Class<T> role) {
        if (code == FusedCode.COMPANIONS) {
            return value;
        }
        Record record = (Record) value;
        @Nullable Object[] parts = parts(record);
        return role.cast(known.computeIfAbsent(key(record, parts), unused -> copy(record, parts)));
    }

    /** Returns the single representative of equal records. */
    <T> T one(T value) {
        if (code == FusedCode.COMPANIONS) {
            return value;
        }
        Record record = (Record) value;
        @SuppressWarnings("unchecked")
        T one = (T) known.computeIfAbsent(key(record, parts(record)), unused -> record);
        return one;
    }

    private static SameParts key(Record record, @Nullable Object[] parts) {
        return SameParts.of(record.getClass(), Arrays.asList(parts));
    }

    private static @Nullable Object[] parts(Record record) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        @Nullable Object[] parts = new @Nullable Object[components.length];
        try {
            for (int i = 0; i < parts.length; i++) {
                parts[i] = components[i].getAccessor().invoke(record);
            }
            return parts;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record cannot be read: class=" + record.getClass(), e);
        }
    }

    private static Record copy(Record record, @Nullable Object[] parts) {
        byte[] classFile = CLASS_FILES.computeIfAbsent(record.getClass(), Isolation::read);
        if (classFile.length == 0) {
            return record;
        }
        try {
            Class<?> copy = MethodHandles.lookup().defineHiddenClassWithClassData(classFile, parts, true).lookupClass();
            RecordComponent[] components = record.getClass().getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
            }
            Constructor<?> constructor = copy.getDeclaredConstructor(types);
            return (Record) constructor.newInstance(parts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record cannot be copied: class=" + record.getClass(), e);
        }
    }

    /** Reads the class file; returns an empty array if there is none, as in a native image. */
    private static byte[] read(Class<?> type) {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in == null ? new byte[0] : RecordCopy.of(in.readAllBytes());
        } catch (IOException e) {
            return new byte[0];
        }
    }
}
