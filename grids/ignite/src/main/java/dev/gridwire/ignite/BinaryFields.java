// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.policy.NamePolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.ignite.binary.BinaryRawWriter;
import org.apache.ignite.binary.BinaryReader;
import org.apache.ignite.binary.BinaryWriter;
import org.apache.ignite.cache.affinity.AffinityKeyMapped;
import org.apache.ignite.cache.query.annotations.QuerySqlField;
import org.apache.ignite.cache.query.annotations.QueryTextField;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one class that Ignite's binary objects hold by name. SQL and {@code BinaryObject.field} see those fields that
 * are written beside the payload. If SQL or a {@code BinaryObjectBuilder} changed one, the change overrides the payload.
 */
final class BinaryFields {

    /** Records, as a hash of their names, which fields the writer wrote, to tell null from a field that was not written. */
    static final String WRITTEN = "$gridwire.fields";

    private final List<BinaryField> all;
    private final List<BinaryField> written;
    private final int writtenHash;

    private BinaryFields(List<BinaryField> all, List<BinaryField> written) {
        this.all = all;
        this.written = written;
        this.writtenHash = written.stream().map(BinaryField::name).sorted().collect(Collectors.joining(",")).hashCode() | 1;
    }

    /**
     * Returns the fields of a class.
     *
     * @param asked the names of the fields to write by name, besides annotated ones; other names are ignored
     */
    static BinaryFields of(Class<?> type, Set<String> asked) {
        Map<String, Integer> counts = new HashMap<>();
        List<Field> fields = fields(type);
        fields.forEach(field -> counts.merge(field.getName(), 1, Integer::sum));
        List<BinaryField> all = new ArrayList<>();
        List<BinaryField> written = new ArrayList<>();
        for (Field field : fields) {
            // Ignite also names fields of the same name in this way.
            boolean isUnique = counts.getOrDefault(field.getName(), 0) == 1;
            String name = isUnique ? field.getName() : field.getDeclaringClass().getName() + "." + field.getName();
            BinaryField named = new BinaryField(name, field);
            all.add(named);
            if (isAnnotated(field) || asked.contains(name)) {
                written.add(named);
            }
        }
        return new BinaryFields(List.copyOf(all), List.copyOf(written));
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> owner = type; owner != null && !NamePolicy.isPlatform(owner.getName()); owner = owner.getSuperclass()) {
            for (Field field : owner.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static boolean isAnnotated(Field field) {
        return field.isAnnotationPresent(QuerySqlField.class) || field.isAnnotationPresent(QueryTextField.class)
                || field.isAnnotationPresent(AffinityKeyMapped.class);
    }

    /** Whether a class has a field by which Ignite places entries, as keys may have. */
    static boolean hasAffinity(Class<?> type) {
        return fields(type).stream().anyMatch(field -> field.isAnnotationPresent(AffinityKeyMapped.class));
    }

    /** Whether a writer really writes, instead of only collecting metadata. */
    static boolean isWriting(BinaryWriter writer) {
        return writer instanceof BinaryRawWriter;
    }

    /** Writes the fields to write by name. */
    void write(Object owner, BinaryWriter writer) {
        if (written.isEmpty()) {
            return;
        }
        boolean isWriting = isWriting(writer);
        writer.writeInt(WRITTEN, writtenHash);
        for (BinaryField field : written) {
            if (isWriting) {
                field.write(writer, field.get(owner));
            } else {
                field.describe(writer);
            }
        }
    }

    /**
     * Applies to an object, after its payload was read, what SQL or a builder changed.
     *
     * @param check runs before a change is applied
     */
    void takeChanges(Object owner, BinaryReader reader, Runnable check) {
        if (written.isEmpty()) {
            return;
        }
        boolean allThere = reader.readInt(WRITTEN) == writtenHash;
        for (BinaryField field : written) {
            if (field.isValue()) {
                Object there = reader.readObject(field.name());
                Object here = field.get(owner);
                boolean isChanged = there == null
                        ? allThere && here != null && !field.isPrimitive()
                        : !BinaryField.isSame(there, here);
                if (isChanged) {
                    check.run();
                    field.set(owner, there);
                }
            }
        }
    }

    /** Reads all fields of an object without a payload: Ignite itself or an INSERT of SQL wrote it. */
    void readAll(Object owner, BinaryReader reader) {
        for (BinaryField field : all) {
            @Nullable Object there = reader.readObject(field.name());
            if (there != null || !field.isPrimitive()) {
                field.set(owner, there);
            }
        }
    }
}
