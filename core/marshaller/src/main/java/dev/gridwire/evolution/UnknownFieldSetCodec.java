// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.hooks.HookedCodec;
import dev.gridwire.hooks.HookedLevel;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.LevelsCodec;
import dev.gridwire.hooks.NamedFields;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads objects with unknown fields whose class has hooks. A class's hook sees those unknown fields that exist here as default
 * fields of its class.
 */
public final class UnknownFieldSetCodec extends HookedCodec {

    private final HookedCodec codec;
    private final Map<String, AdaptedField> added;
    private final @Nullable AdaptedBody recordBody;
    private final Place place;
    private final Adaptations adaptations;

    /** The place of the unknown fields in an object. */
    enum Place {
        /** In front of everything that classes wrote, if any class has hooks, and in front of a record's slots. */
        FIRST,
        /** Behind the slots of classes without hooks. */
        BEHIND,
        /** Like {@link #BEHIND}, for classes that have hooks here. */
        BEHIND_FOR_HOOKS
    }

    /**
     * Joins it with the codec of the object.
     *
     * @param added the local fields that the writer lacked, by name
     * @param recordBody reads a record; null for other classes
     */
    UnknownFieldSetCodec(
            HookedCodec codec,
            TypeName.Adapted name,
            Map<String, AdaptedField> added,
            @Nullable AdaptedBody recordBody,
            Place place,
            Adaptations adaptations) {
        super(codec.type(), name, codec.replacing());
        this.codec = codec;
        this.added = added;
        this.recordBody = recordBody;
        this.place = place;
        this.adaptations = adaptations;
    }

    @Override
    public boolean looksIntoParts() {
        return codec.looksIntoParts();
    }

    @Override
    public boolean hashesContent() {
        return codec.hashesContent();
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("only the class's own codec writes objects with unknown fields");
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        if (recordBody != null) {
            return recordBody.made(reader, handle, true);
        }
        if (place != Place.BEHIND) {
            return levels().read(reader, handle, this::join);
        }
        Object made = codec.read(reader, handle);
        AdaptedBody.give(reader, made, UnknownFieldSet.read(reader), added, adaptations);
        return made;
    }

    private LevelsCodec levels() {
        return (LevelsCodec) codec;
    }

    /** Reads the unknown fields, and passes each to the class that has it here. */
    private @Nullable LevelFields[] join(GraphReader reader, Object made, HookedLevel[] levels) {
        @Nullable LevelFields[] joined = new @Nullable LevelFields[levels.length];
        for (int i = 0; place == Place.BEHIND_FOR_HOOKS && i < levels.length; i++) {
            joined[i] = levels[i].isThere() ? ((AdaptedLevelFields) levels[i].fields()).read(reader) : null;
        }
        UnknownFieldSet.read(reader).forEach((name, value) -> {
            if (!isCarried(joined, levels, name, value)) {
                adaptations.keep(made, name, value, reader.unknown().leadsOut());
            }
        });
        return joined;
    }

    private boolean isCarried(@Nullable LevelFields[] joined, HookedLevel[] levels, String name, @Nullable Object value) {
        AdaptedField field = added(name);
        for (int i = 0; i < levels.length; i++) {
            LevelFields fields = levels[i].fields();
            int index = field == null ? listed(fields, name) : slot(fields, field);
            if (index >= 0) {
                LevelFields before = joined[i];
                CarriedFields carried = before instanceof CarriedFields known
                        ? known : new CarriedFields(before == null ? fields : before);
                carried.add(index, field, value);
                joined[i] = carried;
                return true;
            }
        }
        return false;
    }

    /** Finds a field by name, since the class that listed it may have another name here. */
    private @Nullable AdaptedField added(String key) {
        AdaptedField found = added.get(key);
        return found != null ? found : added.get(FieldKeys.of(FieldKeys.name(key)));
    }

    private static int listed(LevelFields fields, String key) {
        NamedFields named = CarriedFields.named(fields);
        String owner = FieldKeys.owner(key);
        boolean isOther = !owner.isEmpty() && !owner.equals(fields.owner().getName());
        return named == null || isOther ? -1 : named.indexOf(FieldKeys.name(key));
    }

    private static int slot(LevelFields fields, AdaptedField field) {
        Field known = Objects.requireNonNull(field.field());
        for (int i = 0; known.getDeclaringClass() == fields.owner() && i < fields.count(); i++) {
            if (fields.name(i).equals(known.getName()) && fields.type(i) == known.getType()) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void fill(GraphReader reader, Object target) {
        if (recordBody != null) {
            throw notFilled();
        }
        if (place != Place.BEHIND) {
            levels().fill(reader, target, this::join);
        } else {
            codec.fill(reader, target);
            AdaptedBody.give(reader, target, UnknownFieldSet.read(reader), added, adaptations);
        }
    }
}
