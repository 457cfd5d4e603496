// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.hooks.stream.Items;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Prints the bytes of a class with hooks, class by class, from the top of the hierarchy. */
final class HookedBody {

    private static final int LEAST_BYTES_OF_FIELD = 3;

    private final Layout layout;
    private final PlatformKind kind;
    private final Walk walk;
    private final PlatformPart platform;
    private final List<Part> parts = new ArrayList<>();

    /** The part that one of the users' classes wrote. */
    private record Part(Level level, Fields fields) {}

    HookedBody(Layout layout, PlatformKind kind, Function<Level, Fields> fields, Walk walk) {
        this.layout = layout;
        this.kind = kind;
        this.walk = walk;
        this.platform = new PlatformPart(walk);
        for (Level level : layout.levels()) {
            if (level.origin() == Origin.USER) {
                parts.add(new Part(level, fields.apply(level)));
            }
        }
    }

    void read(GraphReader reader, boolean hasUnknownFields) {
        if (layout.form() == Form.EXTERNALIZABLE) {
            items(reader, null, true);
            return;
        }
        platform.read(reader, kind, layout);
        if (kind == PlatformKind.HOOKED) {
            items(reader, null, false);
        }
        boolean isBehind = layout.form() != Form.RECORD && !layout.hasLevelHooks();
        if (hasUnknownFields && !isBehind) {
            walk.unknownFields(reader);
        }
        parts.forEach(part -> part(reader, part));
        if (hasUnknownFields && isBehind) {
            walk.unknownFields(reader);
        }
    }

    private void part(GraphReader reader, Part part) {
        Level level = part.level();
        if (level.hooks().contains(Hook.READ_OBJECT_NO_DATA) && !reader.in().readBoolean()) {
            return;
        }
        Fields fields = level.persistentFields() ? null : part.fields();
        if (level.hooks().contains(Hook.WRITE_OBJECT)) {
            items(reader, fields, false);
        } else {
            fields(reader, fields);
        }
    }

    /**
     * Reads the data that a hook wrote.
     *
     * @param fields the class's default fields; null if the bytes name them
     */
    private void items(GraphReader reader, @Nullable Fields fields, boolean external) {
        WireInput in = reader.in();
        for (int i = 0; ; i++) {
            int at = in.offset();
            long item = in.readVarint();
            if (item == Items.END) {
                return;
            }
            if (item == Items.FIELDS && external) {
                throw in.malformed("an Externalizable has no default fields");
            } else if (item == Items.FIELDS) {
                fields(reader, fields);
            } else {
                walk.tree().enter(".item[" + i + "]");
                objectOrBlock(reader, at, item - Items.OBJECT);
                walk.tree().leave();
            }
        }
    }

    private void objectOrBlock(GraphReader reader, int at, long byteCount) {
        WireInput in = reader.in();
        if (byteCount == 0) {
            walk.anything(reader);
            return;
        }
        if (byteCount < 0 || byteCount > in.remaining()) {
            throw in.malformed("a block is longer than the rest of the payload: bytes=" + Long.toUnsignedString(byteCount)
                    + ", remainingBytes=" + in.remaining());
        }
        in.skipBytes((int) byteCount);
        walk.tree().print(Line.note(at, byteCount + (byteCount == 1 ? " byte" : " bytes")));
    }

    private void fields(GraphReader reader, @Nullable Fields fields) {
        if (fields != null) {
            fields.read(reader);
            return;
        }
        int count = reader.in().readCount(LEAST_BYTES_OF_FIELD);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(reader.in());
            walk.tree().enter("." + TextForm.name(String.valueOf(name)));
            namedField(reader, reader.in().readByte());
            walk.tree().leave();
        }
    }

    private void namedField(GraphReader reader, int code) {
        PrimitiveType type = switch (code) {
            case 'Z' -> PrimitiveType.BOOLEAN;
            case 'B' -> PrimitiveType.BYTE;
            case 'S' -> PrimitiveType.SHORT;
            case 'C' -> PrimitiveType.CHAR;
            case 'I' -> PrimitiveType.INT;
            case 'J' -> PrimitiveType.LONG;
            case 'F' -> PrimitiveType.FLOAT;
            case 'D' -> PrimitiveType.DOUBLE;
            case 'L' -> null;
            default -> throw reader.in().malformed("no field has such a type: code=" + (code & 0xff));
        };
        if (type == null) {
            walk.anything(reader);
        } else {
            walk.primitive(type);
        }
    }
}
