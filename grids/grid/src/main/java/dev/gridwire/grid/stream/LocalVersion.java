// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.ground.LocalNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.ObjectStreamField;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A class that a stream describes, with the local name, {@code serialVersionUID} and names of fields.
 *
 * @param flags those of the stream
 * @param fields all fields of the stream
 * @param isOtherUid whether the stream has another {@code serialVersionUID}
 */
record LocalVersion(String name, Class<?> type, long uid, int flags, List<WrittenField> fields, boolean isOtherUid) {

    /**
     * Compares a class with the local one. Returns null if the class is missing, or the stream has the local version.
     *
     * @param in the stream
     * @throws Refusal if the type of a field has changed so that the JDK does not read it
     */
    static @Nullable LocalVersion of(Descriptor described, StreamBytes in, LocalNames names) {
        Class<?> type = described.type();
        if (type == null) {
            return null;
        }
        ObjectStreamClass local = ObjectStreamClass.lookup(type);
        boolean isOtherUid = isOtherUid(described, local);
        Map<String, String> renamed = local == null || type.isArray() || NamePolicy.isPlatform(described.name())
                ? Map.of() : names.renamedFields(described.name());
        boolean isRenamed = !described.name().equals(described.written().name());
        if (!isOtherUid && !isRenamed && renamed.isEmpty()) {
            return null;
        }
        List<WrittenField> fields = WrittenField.read(in, described.written());
        if (local != null) {
            fields = renamed(fields, renamed, local);
            fields.forEach(field -> requireFit(field, local));
        }
        return new LocalVersion(described.name(), type, isOtherUid ? local.getSerialVersionUID() : described.written().uid(),
                described.flags(), fields, isOtherUid);
    }

    /** Whether the JDK refuses a class because of its {@code serialVersionUID}. */
    static boolean isOtherUid(Descriptor described, @Nullable ObjectStreamClass local) {
        Class<?> type = described.type();
        boolean isCompared = type != null && !type.isArray() && !type.isRecord() && !type.isEnum()
                && (described.flags() & ObjectStreamConstants.SC_ENUM) == 0
                && (described.isSerializable() || described.isExternalizable());
        return isCompared && local != null && local.getSerialVersionUID() != described.written().uid();
    }

    /** A field has its former name only if both sides have no field of that name to take for it. */
    private static List<WrittenField> renamed(List<WrittenField> fields, Map<String, String> renamed, ObjectStreamClass local) {
        if (renamed.isEmpty()) {
            return fields;
        }
        Set<String> taken = fields.stream().map(WrittenField::name).collect(Collectors.toSet());
        List<WrittenField> here = new ArrayList<>(fields.size());
        for (WrittenField field : fields) {
            String name = renamed.get(field.name());
            here.add(name != null && local.getField(field.name()) == null && taken.add(name)
                    ? new WrittenField(field.code(), name) : field);
        }
        return here;
    }

    private static void requireFit(WrittenField written, ObjectStreamClass local) {
        ObjectStreamField field = local.getField(written.name());
        if (field != null && (field.isPrimitive() || written.isPrimitive()) && field.getTypeCode() != written.code()) {
            throw Refusal.shape("In Java serialization a field stays of its primitive type, or of none: field=" + local.getName()
                    + '.' + field.getName() + ", written=" + (char) written.code() + ", here=" + field.getTypeCode(),
                    "give the field another name, and keep one with the former name and type to read old values");
        }
    }
}
