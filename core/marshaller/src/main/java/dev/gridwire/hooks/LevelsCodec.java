// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects class by class, superclass first: the JDK's class, then each user class. */
public final class LevelsCodec extends HookedCodec {

    private final @Nullable PlatformPart platform;
    private final @Nullable Constructor<?> constructor;
    private final HookedLevel[] levels;
    private final boolean looksIntoParts;
    /** Whether unknown fields stand in front of the levels. They stand behind them if no hook could see the difference. */
    private final boolean isKeptFirst;

    private LevelsCodec(
            Class<?> type,
            TypeName name,
            Replacing replacing,
            Made made,
            List<HookedLevel> levels,
            Layout layout) {
        super(type, name, replacing);
        this.platform = made.platform();
        this.constructor = made.constructor();
        this.levels = levels.toArray(new HookedLevel[0]);
        this.looksIntoParts = layout.hasHooks();
        this.isKeptFirst = layout.hasLevelHooks();
    }

    /**
     * Makes the codec.
     *
     * @param made how objects are created
     * @param levels the levels, superclass first
     * @param layout the layout of the local class
     */
    public static Codec of(
            Class<?> type,
            TypeName name,
            Replacing replacing,
            Made made,
            List<HookedLevel> levels,
            Layout layout) {
        return new LevelsCodec(type, name, replacing, made, levels, layout);
    }

    /** Describes how objects are created: by a codec for the JDK's part of them, or by a constructor. */
    public record Made(@Nullable PlatformPart platform, @Nullable Constructor<?> constructor) {}

    /** Joins the content of each level in the bytes with fields that other members carried for the class. */
    @FunctionalInterface
    public interface Joining {

        /**
         * Reads the carried fields, which come next.
         *
         * @return the fields by which to read each level; null for a level that nothing was carried for
         */
        @Nullable LevelFields[] join(GraphReader reader, Object made, HookedLevel[] levels);
    }

    @Override
    public boolean mayHaveUnknownFields() {
        return true;
    }

    @Override
    public boolean looksIntoParts() {
        return looksIntoParts;
    }

    @Override
    public boolean hashesContent() {
        return platform != null && platform.hashesContent() || super.hashesContent();
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        if (platform == null) {
            Construct.required(constructor, type());
        } else {
            platform.write(writer, value);
        }
        if (isKeptFirst) {
            writeKept(writer, value);
        }
        for (HookedLevel level : levels) {
            level.write(writer, value);
        }
        if (!isKeptFirst) {
            writeKept(writer, value);
        }
    }

    private static void writeKept(GraphWriter writer, Object value) {
        if (writer.isChecked()) {
            writer.writeKept(value);
        }
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        return read(reader, handle, null);
    }

    /** As {@link #read(GraphReader, int)}, for an object for which fields were carried. */
    public Object read(GraphReader reader, int handle, @Nullable Joining joining) {
        Object made = platform == null ? Construct.call(Construct.required(constructor, type())) : platform.make(reader);
        reader.keep(handle, made);
        if (platform != null) {
            platform.fill(reader, made);
        }
        readLevels(reader, made, joining);
        return made;
    }

    @Override
    public boolean isFillable() {
        return platform == null;
    }

    @Override
    public void fill(GraphReader reader, Object target) {
        fill(reader, target, null);
    }

    /** As {@link #fill(GraphReader, Object)}, for an object for which fields were carried. */
    public void fill(GraphReader reader, Object target, @Nullable Joining joining) {
        if (platform != null) {
            throw notFilled();
        }
        readLevels(reader, target, joining);
    }

    private void readLevels(GraphReader reader, Object made, @Nullable Joining joining) {
        @Nullable LevelFields[] joined = joining == null ? null : joining.join(reader, made, levels.clone());
        for (int i = 0; i < levels.length; i++) {
            levels[i].read(reader, made, joined == null ? null : joined[i]);
        }
    }
}
