// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.hooks.stream.Items;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.List;

/** Walks the bodies of classes with hooks, class by class, and of proxies and lambdas. */
final class HookedBodies {

    private static final int MAX_INTERFACES = 64;
    private static final int MAX_KIND = 9;
    private static final int LAMBDA_TEXTS = 3;
    private static final int LEAST_BYTES_OF_FIELD = 3;

    private final Walker walker;
    private final References references;
    private final WireInput in;
    private final Tree tree;
    private final LayoutResolver layouts;
    private final PlatformBodies platform;

    HookedBodies(
            Walker walker, References references, WireInput in, Tree tree, LayoutResolver layouts, PlatformBodies platform) {
        this.walker = walker;
        this.references = references;
        this.in = in;
        this.tree = tree;
        this.layouts = layouts;
        this.platform = platform;
    }

    /** Walks an object that begins here. */
    void walk(int at, WireType.Hooked type, String text) {
        tree.line(at, text);
        if (type.layout().form() == Form.EXTERNALIZABLE) {
            items(List.of(), false, true);
            return;
        }
        platform.walk(type);
        if (type.kind() == PlatformKind.HOOKED) {
            items(List.of(), true, false);
        }
        boolean isBehind = type.layout().form() != Form.RECORD && !type.layout().hasLevelHooks();
        if (type.hasUnknownFields() && !isBehind) {
            walker.unknownFields();
        }
        levels(type);
        if (type.hasUnknownFields() && isBehind) {
            walker.unknownFields();
        }
    }

    private void levels(WireType.Hooked type) {
        for (Level level : type.layout().levels()) {
            if (level.origin() == Origin.USER) {
                level(level);
            }
        }
    }

    private void level(Level level) {
        if (level.hooks().contains(Hook.READ_OBJECT_NO_DATA) && !in.readBoolean()) {
            return;
        }
        List<FieldType> fields = level.slots().stream().map(slot -> FieldType.of(slot, layouts)).toList();
        if (level.hooks().contains(Hook.WRITE_OBJECT)) {
            items(fields, level.persistentFields(), false);
        } else {
            fields(fields, level.persistentFields());
        }
    }

    private void items(List<FieldType> fields, boolean named, boolean external) {
        for (int i = 0; ; i++) {
            int at = in.offset();
            long item = in.readVarint();
            if (item == Items.END) {
                return;
            }
            if (item == Items.FIELDS && external) {
                throw in.malformed("an Externalizable has no default fields");
            } else if (item == Items.FIELDS) {
                fields(fields, named);
            } else {
                tree.enter(".item[" + i + "]");
                objectOrBlock(at, item - Items.OBJECT);
                tree.leave();
            }
        }
    }

    private void objectOrBlock(int at, long byteCount) {
        if (byteCount == 0) {
            references.read(SlotType.ANYTHING);
            return;
        }
        if (byteCount < 0 || byteCount > in.remaining()) {
            throw in.malformed("a block is longer than the rest of the payload: bytes=" + Long.toUnsignedString(byteCount)
                    + ", remainingBytes=" + in.remaining());
        }
        in.skipBytes((int) byteCount);
        tree.line(at, byteCount + (byteCount == 1 ? " byte" : " bytes"));
    }

    private void fields(List<FieldType> fields, boolean named) {
        if (!named) {
            walker.fields(fields);
            return;
        }
        int count = in.readCount(LEAST_BYTES_OF_FIELD);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(in);
            tree.enter("." + TextForm.name(String.valueOf(name)));
            namedField(in.readByte());
            tree.leave();
        }
    }

    private void namedField(int code) {
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
            default -> throw in.malformed("no field has such a type: code=" + (code & 0xff));
        };
        if (type == null) {
            references.read(SlotType.ANYTHING);
        } else {
            walker.primitive(type);
        }
    }

    /** Walks a proxy that begins here. */
    void proxy(int at, String text) {
        int count = in.readCount(1);
        if (count > MAX_INTERFACES) {
            throw new Problem("a proxy has too many interfaces: interfaces=" + count + ", limit=" + MAX_INTERFACES, "use fewer");
        }
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(in);
            if (name == null || name.isEmpty() || name.charAt(0) == '[') {
                throw in.malformed("this is no name of an interface");
            }
            names.append(i == 0 ? " of " : ", ").append(TextForm.name(name));
        }
        tree.line(at, TextForm.cut(text + names));
        tree.enter(".handler");
        if (!references.polymorphic(in.offset(), SlotType.named("java.lang.reflect.InvocationHandler"))) {
            throw in.malformed("a proxy has no handler");
        }
        tree.leave();
    }

    /** Walks a lambda that begins here. */
    void lambda(int at, String text) {
        String capturing = requiredText();
        for (int i = 0; i < LAMBDA_TEXTS; i++) {
            requiredText();
        }
        long kind = in.readVarint();
        if (kind < 0 || kind > MAX_KIND) {
            throw in.malformed("no method has such a kind: kind=" + Long.toUnsignedString(kind));
        }
        for (int i = 0; i <= LAMBDA_TEXTS; i++) {
            requiredText();
        }
        int count = in.readCount(1);
        tree.line(at, text + " in " + TextForm.name(capturing));
        for (int i = 0; i < count; i++) {
            tree.enter(".captured[" + i + "]");
            references.read(SlotType.ANYTHING);
            tree.leave();
        }
    }

    private String requiredText() {
        String text = WireStrings.read(in);
        if (text == null) {
            throw in.malformed("a text of a lambda is null");
        }
        return text;
    }
}
