// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.hooks.HookedCodec.Replacing;
import dev.gridwire.hooks.LevelsCodec.Made;
import dev.gridwire.object.Generator;
import dev.gridwire.object.InterpretedBody;
import dev.gridwire.object.UserCodecs;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the codecs of classes with hooks, and of those that extend a JDK class. It calls static factories of these codecs: for
 * constructors, the verifier would load the codecs even for marshallers that need none of them.
 */
public final class HookedCodecs implements UserCodecs.LayoutFactory {

    private final LayoutResolver layouts;
    private final Types types;
    private final Generator generator;

    /** Makes the codecs of one marshaller's classes. */
    public HookedCodecs(LayoutResolver layouts, Types types, Generator generator) {
        this.layouts = layouts;
        this.types = types;
        this.generator = generator;
    }

    @Override
    public @Nullable Codec make(Class<?> type, Layout layout, TypeName.Named name) {
        Replacing standing = StandIns.of(type, types);
        if (standing != null && standing.writeReplace() != null) {
            return ReplacedCodec.of(type, name, standing);
        }
        if (standing == null && !layout.hasHooks() && PlatformKind.of(layout, layouts) == PlatformKind.NOTHING) {
            return null;
        }
        Replacing replacing = standing == null ? Replacing.of(type, layout, types) : standing;
        return switch (layout.form()) {
            case RECORD -> RecordCodec.of(type, name, replacing, InterpretedBody.of(type, generator.plan(layout), types));
            case EXTERNALIZABLE -> ExternalCodec.of(
                    type, name, replacing, constructor(type, layout.construction()));
            case CLASS -> levels(type, layout, name, replacing);
            case ENUM -> throw new IllegalStateException("enums have no hooks: class=" + EscapedNames.of(type.getName()));
        };
    }

    private Codec levels(Class<?> type, Layout layout, TypeName name, Replacing replacing) {
        PlatformPart platform = PlatformParts.of(PlatformKind.of(layout, layouts), type, types);
        Made made = new Made(platform, platform == null ? constructor(type, layout.construction()) : null);
        List<HookedLevel> levels = new ArrayList<>();
        for (Level level : layout.levels()) {
            if (level.origin() == Origin.USER) {
                LevelFields fields = fields(type, layout, level);
                if (layout.writeReplaceOwner().isEmpty() && !level.hooks().contains(Hook.READ_OBJECT)) {
                    fields.requireSettable(types.finalFields());
                }
                levels.add(new HookedLevel(level, fields));
            }
        }
        return LevelsCodec.of(type, name, replacing, made, levels, layout);
    }

    private static @Nullable Constructor<?> constructor(Class<?> type, Construction construction) {
        return construction.way() == Construction.Way.NONE ? null : Construct.constructor(type, construction);
    }

    /** Returns the default fields of one level. */
    public LevelFields fields(Class<?> type, Layout layout, Level level) {
        Class<?> owner = type;
        while (!owner.getName().equals(level.owner())) {
            owner = owner.getSuperclass();
        }
        return level.persistentFields()
                ? NamedFields.of(owner, types)
                : SlotFields.of(type, owner, layout, level, types, generator);
    }
}
