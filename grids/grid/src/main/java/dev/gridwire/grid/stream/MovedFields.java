// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds fields that moved to a superclass or from one. The JDK would leave them out without a word. */
final class MovedFields {

    /** The most superclasses of a stream whose fields are looked for, because a stream may describe any number. */
    private static final int MOST_LEVELS = 32;

    private final StreamBytes in;
    private final Map<WrittenClass, LocalVersion> versions;
    private final Map<WrittenClass, Set<String>> names = new HashMap<>();

    MovedFields(StreamBytes in, Map<WrittenClass, LocalVersion> versions) {
        this.in = in;
        this.versions = versions;
    }

    /**
     * Checks the fields of a class and its superclasses, if one of them has another {@code serialVersionUID} here.
     *
     * @throws Refusal if a local class has a field that another class of the stream has
     */
    void requireNone(Descriptor described) {
        Class<?> type = described.type();
        List<Descriptor> levels = new ArrayList<>();
        for (Descriptor each = described; each != null && levels.size() < MOST_LEVELS; each = each.parent()) {
            levels.add(each);
        }
        if (type == null || levels.stream().noneMatch(this::isOtherUid)) {
            return;
        }
        for (Class<?> owner = type; owner != null && !NamePolicy.isPlatform(owner.getName()); owner = owner.getSuperclass()) {
            ObjectStreamClass local = ObjectStreamClass.lookup(owner);
            if (local != null) {
                requireOwn(local, levels, type);
            }
        }
    }

    private boolean isOtherUid(Descriptor level) {
        LocalVersion version = versions.get(level.written());
        return version != null && version.isOtherUid();
    }

    private void requireOwn(ObjectStreamClass local, List<Descriptor> levels, Class<?> type) {
        for (ObjectStreamField field : local.getFields()) {
            Descriptor from = from(field.getName(), local.forClass(), levels, type);
            if (from != null) {
                throw Refusal.shape("A field moved to another class, where Java serialization does not look for it: field="
                        + field.getName() + ", from=" + from.name() + ", to=" + local.getName(),
                        "keep it in its class's serialPersistentFields and hand it on in readObject, or rewrite the values by"
                        + " Gridwire before the class changes");
            }
        }
    }

    /** Returns the class that lost a field to another one; null if there is none. */
    private @Nullable Descriptor from(String field, Class<?> owner, List<Descriptor> levels, Class<?> type) {
        Descriptor from = null;
        for (Descriptor level : levels) {
            if (names(level).contains(field)) {
                if (level.type() == owner) {
                    return null;
                }
                from = isKept(field, level.type(), type) ? from : level;
            }
        }
        return from;
    }

    /** Whether a level's own class takes a field. */
    private static boolean isKept(String field, @Nullable Class<?> level, Class<?> type) {
        ObjectStreamClass local = level == null || !level.isAssignableFrom(type) ? null : ObjectStreamClass.lookup(level);
        return local != null && local.getField(field) != null;
    }

    private Set<String> names(Descriptor level) {
        return names.computeIfAbsent(level.written(), written -> {
            LocalVersion version = versions.get(written);
            List<WrittenField> fields = version == null ? WrittenField.read(in, written) : version.fields();
            return fields.stream().map(WrittenField::name).collect(Collectors.toSet());
        });
    }
}
