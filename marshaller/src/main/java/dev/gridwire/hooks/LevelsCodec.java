// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Objects that are written class by class, superclass first: the JDK's class, then each of the user's. */
public final class LevelsCodec extends HookedCodec {

    private final @Nullable PlatformPart platform;
    private final @Nullable Constructor<?> constructor;
    private final HookedLevel[] levels;
    private final boolean looksIntoParts;

    private LevelsCodec(
            Class<?> type,
            TypeName name,
            Replacing replacing,
            Made made,
            List<HookedLevel> levels,
            boolean looksIntoParts) {
        super(type, name, replacing);
        this.platform = made.platform();
        this.constructor = made.constructor();
        this.levels = levels.toArray(new HookedLevel[0]);
        this.looksIntoParts = looksIntoParts;
    }

    /**
     * Makes the codec.
     *
     * @param made how objects come to life
     * @param levels superclass first
     * @param looksIntoParts whether a hook looks at the object's content
     */
    public static Codec of(
            Class<?> type,
            TypeName name,
            Replacing replacing,
            Made made,
            List<HookedLevel> levels,
            boolean looksIntoParts) {
        return new LevelsCodec(type, name, replacing, made, levels, looksIntoParts);
    }

    /** The means by which objects come to life: a codec of the JDK's part of them, or a constructor. */
    public record Made(@Nullable PlatformPart platform, @Nullable Constructor<?> constructor) {}

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
        for (HookedLevel level : levels) {
            level.write(writer, value);
        }
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        Object made = platform == null ? Construct.call(Construct.required(constructor, type())) : platform.make(reader);
        reader.keep(handle, made);
        if (platform != null) {
            platform.fill(reader, made);
        }
        readLevels(reader, made);
        return made;
    }

    @Override
    public boolean isFillable() {
        return platform == null;
    }

    @Override
    public void fill(GraphReader reader, Object target) {
        if (platform != null) {
            throw notFilled();
        }
        readLevels(reader, target);
    }

    private void readLevels(GraphReader reader, Object made) {
        for (HookedLevel level : levels) {
            level.read(reader, made);
        }
    }
}
