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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the codecs of classes of which a hook is called here, or was where they were written. As in Java serialization, levels
 * are the same if their classes are; one that the writer did not have is told by {@code readObjectNoData}.
 */
final class AdaptedHooks {

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

    /** Whether the bytes hold the slots of each level, and no more. */
    static boolean isSlotsOnly(Layout written) {
        return written.platformClass().isEmpty()
                && written.levels().stream().allMatch(level -> level.hooks().isEmpty() && !level.persistentFields());
    }

    /** The codec; null if these two states have nothing to do with each other. */
    @Nullable Codec codec(Codec local, Layout here, TypeName.Adapted name, Layout written) {
        Singleton singleton = local instanceof HookedCodec ? null : Singleton.of(local.type());
        Replacing replacing = local instanceof HookedCodec hooked ? hooked.replacing()
                : singleton != null ? Replacing.by(singleton, types) : Replacing.NONE;
        if (local instanceof ExternalCodec) {
            return isExternal(written) ? local : null;
        }
        if (local instanceof RecordCodec) {
            return isSlotsOnly(written)
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
        List<HookedLevel> levels = new ArrayList<>();
        List<Level> left = new ArrayList<>(here.levels());
        for (Level level : written.levels()) {
            if (level.origin() == Origin.USER) {
                Optional<Level> mine = same(level, written, here);
                mine.ifPresent(left::remove);
                levels.add(level(type, here, level, mine, fields.getOrDefault(level.owner(), List.of())));
            }
        }
        for (Level level : left) {
            if (level.origin() == Origin.USER) {
                levels.add(HookedLevel.absent(level, new NoFields(owner(type, level))));
            }
        }
        return LevelsCodec.of(type, name, replacing, new Made(platform, constructor), levels, here.hasHooks());
    }

    /** By the class that declares them where they were written. */
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
            LevelFields nothing = new NoFields(type);
            return HookedLevel.adapted(
                    none, level, new AdaptedLevelFields(nothing, level.persistentFields(), fields, Map.of()));
        }
        LevelFields local = hooked.fields(type, here, mine.get());
        boolean bothNamed = level.persistentFields() && mine.get().persistentFields();
        LevelFields adapted = bothNamed
                ? ((NamedFields) local).renamed(bodies.renamed(here, mine.get(), level))
                : new AdaptedLevelFields(local, level.persistentFields(), fields, localFields(type, here, mine.get()));
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

    private static Class<?> owner(Class<?> type, Level level) {
        Class<?> owner = type;
        while (!owner.getName().equals(level.owner())) {
            owner = Objects.requireNonNull(owner.getSuperclass());
        }
        return owner;
    }
}
