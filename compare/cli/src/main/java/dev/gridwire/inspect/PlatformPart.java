// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Prints the part of an object that belongs to the JDK class that its own class extends. */
record PlatformPart(Walk walk) {

    private static final int LEAST_BYTES_OF_LINE = 7;
    private static final int TEXTS_OF_LINE = 6;

    void read(GraphReader reader, PlatformKind kind, Layout layout) {
        int at = reader.in().offset();
        switch (kind) {
            case CONTAINER -> container(
                    reader, Objects.requireNonNull(PlatformContainer.ofClassName(layout.platformClass().orElseThrow())));
            case DATE -> value(".time", at, "long", reader.in().readLong());
            case LOCK -> value(".fair", at, "boolean", reader.in().readBoolean());
            case PERMISSION -> text(".name");
            case CONSTRUCTED -> state(reader);
            case THROWABLE -> throwable(reader, layout.platformClass().orElseThrow());
            case NOTHING, HOOKED, UNKNOWN -> { }
        }
    }

    private void value(String step, int at, String type, Object value) {
        walk.tree().print(step, Line.leaf(at, type, new Leaf(String.valueOf(value), value)));
    }

    private void text(String step) {
        walk.tree().enter(step);
        walk.text();
        walk.tree().leave();
    }

    private void state(GraphReader reader) {
        walk.tree().enter(".state");
        new Contents(walk).elements(reader, Line.note(reader.in().offset(), ""), "part", "Ljava/lang/Object;");
        walk.tree().leave();
    }

    private void container(GraphReader reader, PlatformContainer container) {
        Contents contents = new Contents(walk);
        int at = reader.in().offset();
        switch (container.head()) {
            case COMPARATOR -> reference(reader, ".comparator", "java.util.Comparator");
            case ACCESS_ORDER -> value(".accessOrder", at, "boolean", reader.in().readBoolean());
            case ENUM -> walk.tree().print(".keys", Line.note(at, contents.enumType(reader)));
            case NOTHING, DEFAULTS -> { }
        }
        walk.tree().enter(".content");
        Line line = Line.note(reader.in().offset(), "");
        contents.print(reader, line, container.isMap(), container.hashing().isKeyed());
        walk.tree().leave();
        if (container.head() == PlatformContainer.Head.DEFAULTS) {
            reference(reader, ".defaults", "java.util.Properties");
        }
    }

    private boolean reference(GraphReader reader, String step, String className) {
        walk.tree().enter(step);
        boolean found = walk.named(reader, className);
        walk.tree().leave();
        return found;
    }

    private void throwable(GraphReader reader, String platform) {
        if (ThrowableState.ofClassName(platform) == null) {
            text(".message");
        } else {
            state(reader);
        }
        reference(reader, ".cause", "java.lang.Throwable");
        int count = reader.in().readCount(1);
        for (int i = 0; i < count; i++) {
            if (!reference(reader, ".suppressed[" + i + "]", "java.lang.Throwable")) {
                throw reader.in().malformed("a throwable cannot suppress null or itself");
            }
        }
        walk.tree().enter(".stackTrace");
        trace(reader.in(), reader.in().offset());
        walk.tree().leave();
        if (ThrowableState.isChained(platform)) {
            reference(reader, ".nextException", "java.sql.SQLException");
        }
    }

    private void trace(WireInput in, int at) {
        int count = in.readCount(LEAST_BYTES_OF_LINE);
        List<@Nullable String> known = new ArrayList<>();
        String first = "";
        for (int i = 0; i < count; i++) {
            @Nullable String[] texts = new @Nullable String[TEXTS_OF_LINE];
            for (int j = 0; j < TEXTS_OF_LINE; j++) {
                texts[j] = text(in, known);
            }
            if (texts[3] == null || texts[4] == null) {
                throw in.malformed("a line of a stack trace has a class and a method");
            }
            int line = in.readInt();
            first = i == 0 ? ", first " + TextForm.name(texts[3] + "." + texts[4]) + ":" + line : first;
        }
        walk.tree().print(Line.note(at, count + (count == 1 ? " line" : " lines") + first));
    }

    private static @Nullable String text(WireInput in, List<@Nullable String> known) {
        long number = in.readVarint();
        if (number < 0 || number > known.size()) {
            throw in.malformed("the trace has no such text: number=" + Long.toUnsignedString(number));
        }
        if (number > 0) {
            return known.get((int) number - 1);
        }
        known.add(WireStrings.read(in));
        return known.get(known.size() - 1);
    }
}
