// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.platform.PlatformContainer;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/** Walks the JDK's objects that refer to others: their heads, how many parts there are, in which form, and they. */
final class ContainerBodies {

    private static final int PLACES_A_BYTE = 8;

    private final Walker walker;
    private final References references;
    private final WireInput in;
    private final Tree tree;
    private final TypeReader typeReader;

    ContainerBodies(Walker walker, References references, WireInput in, Tree tree, TypeReader typeReader) {
        this.walker = walker;
        this.references = references;
        this.in = in;
        this.tree = tree;
        this.typeReader = typeReader;
    }

    /**
     * The form in which the elements of one container are written.
     *
     * @param named null where each element names its type
     */
    private record ElementForm(long mode, @Nullable NamedType named) {

        String text(String elements) {
            if (named == null) {
                return "";
            }
            return ", " + elements + (mode == Tags.ONE_BARE ? "bare " : "of type ") + named.text();
        }
    }

    /** How many elements there were, and whether some were null. */
    private record Parts(int count, boolean nulls) {}

    /** Walks an object that begins here, up to its end or to where its content would begin. */
    void walk(int at, JdkType type, String text, boolean later) {
        switch (type.family()) {
            case WRAPPER -> shown(at, type, text);
            case HOLDER -> holder(at, type, text);
            case IMMUTABLE -> {
                if (type == JdkType.LIST_OF) {
                    content(at, type, text);
                } else {
                    walker.strictly(() -> content(at, type, text));
                }
            }
            default -> filled(at, type, text, later);
        }
    }

    private void shown(int at, JdkType type, String text) {
        tree.line(at, text);
        tree.enter(".shown");
        if (!references.polymorphic(in.offset(), SlotType.named(shownBy(type)))) {
            throw in.malformed("a view cannot show null: type=" + type);
        }
        tree.leave();
    }

    private static String shownBy(JdkType view) {
        Class<?> shown = view.view().shown();
        return shown.isArray() ? shown.descriptorString() : shown.getName();
    }

    private void holder(int at, JdkType type, String text) {
        SlotType slot = type == JdkType.REVERSED ? SlotType.COMPARATOR : SlotType.ANYTHING;
        Parts parts = elements(at, text, "part", slot, false);
        if (!type.parts().allow(parts.count(), parts.nulls())) {
            throw in.malformed("an object has the wrong parts: type=" + type + ", parts=" + parts);
        }
    }

    private void filled(int at, JdkType type, String text, boolean later) {
        String known = text;
        boolean sorted = type.container().head() == Head.COMPARATOR;
        boolean hasSlot = sorted || type.container().head() == Head.DEFAULTS;
        if (hasSlot) {
            tree.line(at, text);
            tree.enter(sorted ? ".comparator" : ".defaults");
            references.read(sorted ? SlotType.COMPARATOR : SlotType.named("java.util.Properties"));
            tree.leave();
        } else if (type.container().head() == Head.ENUM) {
            known = text + " of " + enumType();
        } else if (type.container().head() == Head.CAPACITY) {
            known = text + capacity(type);
        }
        if (later && !hasSlot) {
            tree.line(at, known);
        } else if (!later && hasSlot) {
            tree.enter(".content");
            content(in.offset(), type, "");
            tree.leave();
        } else if (!later) {
            content(at, type, known);
        }
    }

    private String capacity(JdkType type) {
        long capacity = in.readVarint();
        String fairness = in.readBoolean() ? ", fair" : "";
        if (capacity <= 0 || capacity > Integer.MAX_VALUE) {
            throw in.malformed("no queue has such a capacity: capacity=" + Long.toUnsignedString(capacity));
        }
        for (long i = type == JdkType.ARRAY_BLOCKING_QUEUE ? capacity / PLACES_A_BYTE : 0; i > 0; i--) {
            if (in.readByte() != 0) {
                throw in.malformed("a free place of a queue is not free");
            }
        }
        return ", capacity " + capacity + fairness;
    }

    private String enumType() {
        NamedType named = typeReader.read();
        if (!(named.type() instanceof WireType.Constants)) {
            throw in.malformed("this is no enum: class=" + named.type().text());
        }
        return named.text();
    }

    /** Walks a content: of a map, or of elements. */
    void content(int at, JdkType type, String text) {
        if (type.isMap()) {
            entries(at, text, type.container().hashing().isKeyed());
        } else {
            elements(at, text, "element", SlotType.ANYTHING, type.container().hashing().isKeyed());
        }
    }

    /** Walks the content of the part of an object that is one of the JDK's containers. */
    void content(int at, PlatformContainer container) {
        if (container.isMap()) {
            entries(at, "", container.hashing().isKeyed());
        } else {
            elements(at, "", "element", SlotType.ANYTHING, container.hashing().isKeyed());
        }
    }

    /** Walks parts that an object is made of. */
    void parts(int at) {
        elements(at, "", "part", SlotType.ANYTHING, false);
    }

    private Parts elements(int at, String text, String word, SlotType slot, boolean hashed) {
        int count = in.readCount(1);
        if (count == 0) {
            tree.line(at, joined(text, "empty"));
            return new Parts(0, false);
        }
        ElementForm form = form();
        tree.line(at, joined(text, counted(count, word, word + "s")) + form.text(""));
        boolean nulls = false;
        for (int i = 0; i < count; i++) {
            tree.enter("[" + i + "]");
            walker.enterKey(hashed);
            nulls |= !element(form, slot);
            walker.leaveKey(hashed);
            tree.leave();
        }
        return new Parts(count, nulls);
    }

    private void entries(int at, String text, boolean hashed) {
        int count = in.readCount(2);
        if (count == 0) {
            tree.line(at, joined(text, "empty"));
            return;
        }
        ElementForm keyForm = form();
        ElementForm valueForm = form();
        tree.line(at, joined(text, counted(count, "entry", "entries")) + keyForm.text("keys ") + valueForm.text("values "));
        for (int i = 0; i < count; i++) {
            tree.enter("[entry " + i + "].key");
            walker.enterKey(hashed);
            element(keyForm, SlotType.ANYTHING);
            walker.leaveKey(hashed);
            tree.leave();
            tree.enter("[entry " + i + "].value");
            element(valueForm, SlotType.ANYTHING);
            tree.leave();
        }
    }

    private static String joined(String text, String count) {
        return text.isEmpty() ? count : text + ", " + count;
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    private ElementForm form() {
        long mode = in.readVarint();
        if (mode == Tags.EACH_NAMED) {
            return new ElementForm(mode, null);
        }
        if (mode != Tags.ONE_BARE && mode != Tags.ONE_TYPE) {
            throw in.malformed("a container has no such mode: mode=" + Long.toUnsignedString(mode));
        }
        NamedType named = typeReader.read();
        if (mode == Tags.ONE_BARE && named.type().hasIdentity()) {
            throw in.malformed("objects with an identity cannot be bare: class=" + named.type().text());
        }
        return new ElementForm(mode, named);
    }

    /** Walks an element, and gives whether there is one. */
    private boolean element(ElementForm form, SlotType slot) {
        NamedType named = form.named();
        int at = in.offset();
        if (named == null) {
            return references.polymorphic(at, slot);
        }
        if (form.mode() == Tags.ONE_TYPE) {
            return references.monomorphic(at, named.type(), slot);
        }
        if (named.type() instanceof WireType.Hooked) {
            throw in.malformed("there are no objects of exactly this type: type=" + named.type().text());
        }
        walker.newValue(at, new NamedType(named.type(), named.type().text()), false);
        return true;
    }
}
