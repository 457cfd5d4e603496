// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.hooks.stream.HookInput;
import dev.gridwire.hooks.stream.HookOutput;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The part that one class writes of an object whose hierarchy has hooks.
 *
 * <pre>
 * +----------------------------------------+--------------------------------------------------+
 * | with readObjectNoData: 1, or 0 the end | items if it has writeObject, else default fields |
 * +----------------------------------------+--------------------------------------------------+
 * </pre>
 */
public final class HookedLevel {

    private final LevelFields fields;
    private final @Nullable MethodHandle writeObject;
    private final @Nullable MethodHandle readObject;
    private final @Nullable MethodHandle readObjectNoData;

    private final boolean saysWhetherThere;
    private final boolean isItems;
    private final boolean isThere;

    HookedLevel(Level level, LevelFields fields) {
        this(level, level, fields);
    }

    private HookedLevel(Level level, @Nullable Level written, LevelFields fields) {
        this.fields = fields;
        this.isThere = written != null;
        this.saysWhetherThere = written != null && written.hooks().contains(Hook.READ_OBJECT_NO_DATA);
        this.isItems = written != null && written.hooks().contains(Hook.WRITE_OBJECT);
        Class<?> owner = fields.owner();
        this.writeObject = level.hooks().contains(Hook.WRITE_OBJECT) ? SerialMethods.writeObject(owner) : null;
        this.readObject = level.hooks().contains(Hook.READ_OBJECT) ? SerialMethods.readObject(owner) : null;
        this.readObjectNoData =
                level.hooks().contains(Hook.READ_OBJECT_NO_DATA) ? readObjectNoData(owner) : null;
    }

    /** Makes a level as another state of the class wrote it. */
    public static HookedLevel adapted(Level local, Level written, LevelFields fields) {
        return new HookedLevel(local, written, fields);
    }

    /** Makes a level that the writer's class lacked. */
    public static HookedLevel absent(Level local, LevelFields fields) {
        return new HookedLevel(local, null, fields);
    }

    private static MethodHandle readObjectNoData(Class<?> owner) {
        try {
            return SerialMethods.readObjectNoData(owner);
        } catch (InaccessibleObjectException e) {
            throw Construct.closed(owner);
        }
    }

    void write(GraphWriter writer, Object value) {
        if (readObjectNoData != null) {
            writer.out().writeBoolean(true);
        }
        if (writeObject == null) {
            fields.write(writer, value);
            return;
        }
        HookOutput out = WriterHooks.of(writer).begin(fields, value);
        try {
            if (!out.repeats()) {
                writeObject.invokeExact(value, (ObjectOutputStream) out);
            }
        } catch (Throwable e) {
            throw HookedCodec.failed("writeObject", fields.owner(), out.cause(e));
        }
        out.end();
    }

    /** Returns the default fields, as the bytes hold them. */
    public LevelFields fields() {
        return fields;
    }

    /** Returns whether the writer's class had the level. */
    public boolean isThere() {
        return isThere;
    }

    /**
     * Reads the level.
     *
     * @param carried its default fields together with those that other members carried for it; null if there are none of these
     */
    void read(GraphReader reader, Object made, @Nullable LevelFields carried) {
        LevelFields joined = carried == null ? fields : carried;
        if (isThere ? saysWhetherThere && !reader.in().readBoolean() : carried == null) {
            callNoData(made);
        } else if (readObject != null) {
            callReadObject(reader, made, joined);
        } else if (isItems) {
            readDefault(reader, made, joined);
        } else {
            joined.read(reader, made);
        }
    }

    private void callNoData(Object made) {
        if (readObjectNoData == null) {
            return;
        }
        try {
            readObjectNoData.invokeExact(made);
        } catch (Throwable e) {
            throw HookedCodec.failed("readObjectNoData", fields.owner(), e);
        }
    }

    private void callReadObject(GraphReader reader, Object made, LevelFields joined) {
        HookInput in = ReaderHooks.of(reader).begin(
                isItems ? HookInput.Part.ITEMS : HookInput.Part.FIELDS, joined, made);
        try {
            Objects.requireNonNull(readObject).invokeExact(made, (ObjectInputStream) in);
        } catch (Throwable e) {
            throw HookedCodec.failed("readObject", fields.owner(), in.cause(e));
        }
        in.end();
    }

    /** Reads default fields: if a class has writeObject only, reading works as if it had called {@code defaultReadObject}. */
    private void readDefault(GraphReader reader, Object made, LevelFields joined) {
        HookInput in = ReaderHooks.of(reader).begin(HookInput.Part.ITEMS, joined, made);
        in.readDefaultIfThere();
        in.end();
    }
}
