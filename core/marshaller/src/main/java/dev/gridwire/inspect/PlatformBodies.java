// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.ThrowableState;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Walks the part of an object that belongs to the JDK's class that its class extends. */
final class PlatformBodies {

    private static final SlotType THROWABLE = SlotType.named("java.lang.Throwable");
    private static final int LEAST_BYTES_OF_LINE = 7;
    private static final int TEXTS_OF_LINE = 6;

    private final References references;
    private final ContainerBodies containers;
    private final WireInput in;
    private final Tree tree;
    private final TypeReader typeReader;

    PlatformBodies(References references, ContainerBodies containers, WireInput in, Tree tree, TypeReader typeReader) {
        this.references = references;
        this.containers = containers;
        this.in = in;
        this.tree = tree;
        this.typeReader = typeReader;
    }

    void walk(WireType.Hooked type) {
        if (type.kind() == PlatformKind.CONTAINER) {
            container(Objects.requireNonNull(PlatformContainer.ofClassName(type.layout().platformClass().orElseThrow())));
        } else if (type.kind() == PlatformKind.DATE) {
            step(".time", "long " + in.readLong());
        } else if (type.kind() == PlatformKind.LOCK) {
            step(".fair", "boolean " + in.readBoolean());
        } else if (type.kind() == PlatformKind.PERMISSION) {
            text(".name");
        } else if (type.kind() == PlatformKind.CONSTRUCTED) {
            tree.enter(".state");
            containers.parts(in.offset());
            tree.leave();
        } else if (type.kind() == PlatformKind.THROWABLE) {
            throwable(type.layout().platformClass().orElseThrow());
        }
    }

    private void text(String step) {
        int at = in.offset();
        String text = WireStrings.read(in);
        tree.enter(step);
        tree.line(at, text == null ? "null" : "String " + TextForm.quoted(text));
        tree.leave();
    }

    private void step(String step, String text) {
        tree.enter(step);
        tree.line(in.offset(), text);
        tree.leave();
    }

    private void container(PlatformContainer container) {
        switch (container.head()) {
            case COMPARATOR -> reference(".comparator", SlotType.COMPARATOR);
            case ACCESS_ORDER -> step(".accessOrder", "boolean " + in.readBoolean());
            case ENUM -> enumType();
            case NOTHING, DEFAULTS -> { }
        }
        tree.enter(".content");
        containers.content(in.offset(), container);
        tree.leave();
        if (container.head() == PlatformContainer.Head.DEFAULTS) {
            reference(".defaults", SlotType.named("java.util.Properties"));
        }
    }

    private void enumType() {
        NamedType named = typeReader.read();
        if (!(named.type() instanceof WireType.Constants)) {
            throw in.malformed("this is no enum: class=" + named.type().text());
        }
        step(".keys", named.text());
    }

    private boolean reference(String step, SlotType slot) {
        tree.enter(step);
        boolean found = references.polymorphic(in.offset(), slot);
        tree.leave();
        return found;
    }

    private void throwable(String platform) {
        if (ThrowableState.ofClassName(platform) == null) {
            text(".message");
        } else {
            tree.enter(".state");
            containers.parts(in.offset());
            tree.leave();
        }
        reference(".cause", THROWABLE);
        int count = in.readCount(1);
        for (int i = 0; i < count; i++) {
            if (!reference(".suppressed[" + i + "]", THROWABLE)) {
                throw in.malformed("a throwable cannot suppress null or itself");
            }
        }
        tree.enter(".stackTrace");
        trace(in.offset());
        tree.leave();
        if (ThrowableState.isChained(platform)) {
            reference(".nextException", SlotType.named("java.sql.SQLException"));
        }
    }

    private void trace(int at) {
        int count = in.readCount(LEAST_BYTES_OF_LINE);
        List<@Nullable String> known = new ArrayList<>();
        String first = "";
        for (int i = 0; i < count; i++) {
            @Nullable String[] texts = new @Nullable String[TEXTS_OF_LINE];
            for (int j = 0; j < TEXTS_OF_LINE; j++) {
                texts[j] = text(known);
            }
            if (texts[3] == null || texts[4] == null) {
                throw in.malformed("a line of a stack trace has a class and a method");
            }
            int line = in.readInt();
            first = i == 0 ? ", first " + TextForm.name(texts[3] + "." + texts[4]) + ":" + line : first;
        }
        tree.line(at, count + (count == 1 ? " line" : " lines") + first);
    }

    private @Nullable String text(List<@Nullable String> known) {
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
