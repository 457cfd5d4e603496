// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.evolution.SlotKeys;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.hooks.ExternalCodec;
import dev.gridwire.hooks.HookedCodec;
import dev.gridwire.hooks.HookedCodec.Replacing;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.hooks.HookedLevel;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.LevelsCodec;
import dev.gridwire.hooks.LevelsCodec.Made;
import dev.gridwire.hooks.NamedFields;
import dev.gridwire.hooks.NoFields;
import dev.gridwire.hooks.PlatformPart;
import dev.gridwire.hooks.PlatformParts;
import dev.gridwire.hooks.RecordCodec;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.Singleton;
import java.lang.reflect.Constructor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the codecs of classes that have a hook here or had one where they were written. As in Java serialization, levels match if
 * their classes do. A level that the writer lacked is announced by {@code readObjectNoData}.
 */
final class AdaptedHooks {

    /** Stands for what was written for a level that the writer's class lacked. */
    private static final Level NOTHING = new Level("", Origin.USER, false, List.of(), List.of());

    private final Types types;
    private final Adaptations adaptations;
    private final Adaptation adaptation;
    private final AdaptedBodies bodies;
    private final HookedCodecs hooked;

    AdaptedHooks(Types types, Adaptations adaptations, Adaptation adaptation, AdaptedBodies bodies, HookedCodecs hooked) {
        this.types = types;
        this.adaptations = adaptations;
        this.adaptation = adaptation;
        this.bodies = bodies;
        this.hooked = hooked;
    }

    /** Returns the codec; null if the two states do not match at all. */
    @Nullable Codec codec(Codec local, Layout here, TypeName.Adapted name, Layout written) {
        Singleton singleton = local instanceof HookedCodec ? null : Singleton.of(local.type());
        Replacing replacing = local instanceof HookedCodec hooked ? hooked.replacing()
                : singleton != null ? Replacing.by(singleton, types) : Replacing.NONE;
        if (local instanceof ExternalCodec) {
            return isExternal(written) ? local : null;
        }
        if (local instanceof RecordCodec) {
            return written.holdsSlotsOnly()
                    ? RecordCodec.of(local.type(), name, replacing, bodies.body(local.type(), here, written))
                    : null;
        }
        boolean samePlatform = here.platformClass().equals(written.platformClass());
        return samePlatform && !isExternal(written) ? levels(local, here, name, written, replacing) : null;
    }

    private static boolean isExternal(Layout layout) {
        return layout.form() == Form.EXTERNALIZABLE;
    }

    private Codec levels(Codec local, Layout here, TypeName.Adapted name, Layout written, Replacing replacing) {
        Class<?> type = local.type();
        PlatformPart platform = PlatformParts.of(adaptations.local().platformKindOf(here), type, types);
        Constructor<?> constructor = platform == null ? Construct.constructor(type, here.construction()) : null;
        Map<String, List<AdaptedField>> fields = fields(type, here, written);
        Deque<Level> absent = absent(here, written);
        List<HookedLevel> levels = new ArrayList<>();
        for (Level level : users(written)) {
            Optional<Level> mine = same(level, written, here);
            int place = mine.map(here.levels()::indexOf).orElse(0);
            while (!absent.isEmpty() && here.levels().indexOf(absent.element()) < place) {
                levels.add(absent(type, here, absent.remove()));
            }
            levels.add(level(type, here, level, mine, fields.getOrDefault(level.owner(), List.of())));
        }
        absent.forEach(level -> levels.add(absent(type, here, level)));
        return LevelsCodec.of(type, name, replacing, new Made(platform, constructor), levels, here);
    }

    private static List<Level> users(Layout layout) {
        return layout.levels().stream().filter(level -> level.origin() == Origin.USER).toList();
    }

    /** Returns the levels that the writer's class lacked, superclass first. */
    private Deque<Level> absent(Layout here, Layout written) {
        Deque<Level> absent = new ArrayDeque<>(users(here));
        users(written).forEach(level -> same(level, written, here).ifPresent(absent::remove));
        return absent;
    }

    private HookedLevel absent(Class<?> type, Layout here, Level level) {
        return HookedLevel.absent(
                level, new AdaptedLevelFields(hooked.fields(type, here, level), NOTHING, List.of(), Map.of()));
    }

    /** Returns the fields by the class that declared them where they were written. */
    private Map<String, List<AdaptedField>> fields(Class<?> type, Layout here, Layout written) {
        SlotKeys keys = SlotKeys.of(written);
        Map<String, List<AdaptedField>> fields = new HashMap<>();
        for (SlotMatch match : bodies.matching(written, here).written()) {
            fields.computeIfAbsent(match.written().owner(), any -> new ArrayList<>())
                    .add(bodies.field(type, here, match, keys.of(match.written())));
        }
        return fields;
    }

    private Optional<Level> same(Level level, Layout written, Layout here) {
        boolean last = level.owner().equals(written.typeName());
        for (Level each : here.levels()) {
            boolean same = last
                    ? each.owner().equals(here.typeName())
                    : adaptations.isSame(level.owner(), each.owner(), adaptation.written());
            if (same && each.origin() == Origin.USER) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private HookedLevel level(
            Class<?> type, Layout here, Level level, Optional<Level> mine, List<AdaptedField> fields) {
        if (mine.isEmpty()) {
            Level none = new Level(type.getName(), Origin.USER, false, List.of(), List.of());
            return HookedLevel.adapted(
                    none, level, new AdaptedLevelFields(new NoFields(type), level, fields, Map.of()));
        }
        LevelFields local = hooked.fields(type, here, mine.get());
        boolean bothNamed = level.persistentFields() && mine.get().persistentFields();
        LevelFields adapted = bothNamed
                ? ((NamedFields) local).renamed(bodies.renamed(here, mine.get(), level))
                : new AdaptedLevelFields(local, level, fields, localFields(type, here, mine.get()));
        return HookedLevel.adapted(mine.get(), level, adapted);
    }

    private Map<String, AdaptedField> localFields(Class<?> type, Layout here, Level mine) {
        Map<String, AdaptedField> fields = new HashMap<>();
        SlotKeys keys = SlotKeys.of(here);
        for (Slot slot : mine.slots()) {
            AdaptedField field = bodies.field(type, here, new SlotMatch(slot, Optional.of(slot)), slot.name());
            fields.put(AdaptedLevelFields.key(slot.name(), slot.descriptor()), field);
            if (!keys.isOverloaded(slot)) {
                fields.put(slot.name(), field);
            }
        }
        return fields;
    }
}
