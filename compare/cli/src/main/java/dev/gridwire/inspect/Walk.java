// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import org.jspecify.annotations.Nullable;

/** The state of one inspection: the position of the marshaller's reader, and the values printed so far. */
final class Walk {

    private static final int LEAST_BYTES_OF_UNKNOWN_FIELD = 3;
    private static final String STRING = JdkTypeNames.text(JdkType.STRING);

    private final WireInput in;
    private final Tree tree;
    private final Assignability assignability;
    /** The first byte of the current value. */
    private int start;
    private @Nullable Naming naming;
    private int namedCount;

    Walk(WireInput in, Tree tree, Assignability assignability) {
        this.in = in;
        this.tree = tree;
        this.assignability = assignability;
    }

    WireInput in() {
        return in;
    }

    Tree tree() {
        return tree;
    }

    /** Returns the number of types that the payload has named so far. */
    int namedCount() {
        return namedCount;
    }

    /** Takes the name of a type, for the value that carries it. */
    void named(Naming newNaming) {
        naming = newNaming;
        namedCount++;
    }

    /** Sets where the root begins. */
    void root(int offset) {
        start = offset;
    }

    /** Marks the beginning of a value. */
    int begin() {
        start = in.offset();
        return start;
    }

    /** Starts the line of the value that begins here. */
    Line line(WireType type, int handle) {
        if (tree.isAtRoot()) {
            tree.from(type.simpleText());
        }
        return new Line(start, type.text(), takeNaming(), handle, false, false, "", null);
    }

    /** Starts the line of a content that follows the root. */
    Line deferred(Node node) {
        tree.begin("deferred");
        tree.from("#" + node.handle() + " " + node.type().simpleText());
        return new Line(in.offset(), node.type().text(), null, node.handle(), false, false, "", null);
    }

    private @Nullable Naming takeNaming() {
        Naming taken = naming;
        naming = null;
        return taken;
    }

    /** Reads a separate type, and returns its text. */
    String textOf(Codec codec) {
        Naming taken = takeNaming();
        return WireTypes.of(codec).text() + (taken == null ? "" : " (" + taken + ")");
    }

    /** Whether the content of the value that begins here follows the root. For types of the JDK and arrays. */
    boolean isLater() {
        byte tag = in.array()[in.position() - (in.offset() - start)];
        return tag == Tags.DEFERRED || tag == Tags.SAME_DEFERRED;
    }

    /** Reads the content of a slot, and returns whether it is not null. */
    boolean slot(GraphReader reader, ReferenceSlot slot, String declared) {
        int at = begin();
        long before = tree.count();
        if (slot.form() == Form.ENUM) {
            return constant(at, slot);
        }
        return shown(at, before, slot.readAny(reader), declared);
    }

    /** Reads a value that names its type, which must be a class of the JDK. Returns whether it is not null. */
    boolean named(GraphReader reader, String className) {
        int at = begin();
        long before = tree.count();
        return shown(at, before, reader.readPolymorphic(reader.types().element()), WireType.descriptor(className));
    }

    /** Reads any value that names its type. */
    boolean anything(GraphReader reader) {
        return named(reader, "java.lang.Object");
    }

    /** Reads an element of a container. */
    boolean element(GraphReader reader, long mode, @Nullable Codec one, String declared) {
        int at = begin();
        long before = tree.count();
        reader.pending().element();
        Object read;
        if (one == null) {
            read = reader.readPolymorphic(reader.types().element());
        } else if (mode == Tags.ONE_TYPE) {
            read = reader.readMonomorphic(one);
        } else if (one instanceof LeafCodec leaf) {
            read = leaf.readChecked(reader);
        } else {
            throw in.malformed("there are no objects of exactly this type: type=" + WireTypes.of(one).text());
        }
        return shown(at, before, read, declared);
    }

    private boolean constant(int at, ReferenceSlot slot) {
        long index = in.readVarint();
        if (index == 0) {
            tree.print(Line.ofNull(at));
        } else if (slot.target() instanceof ConstantShape constants) {
            constants.print(index);
        } else {
            throw in.malformed("the class is no enum: class=" + WireTypes.of(slot.target()).text());
        }
        return index != 0;
    }

    /** Prints a value that has not printed itself, as new objects do. Returns whether it is not null. */
    private boolean shown(int at, long before, @Nullable Object read, String declared) {
        if (tree.count() == before) {
            tree.print(read instanceof Node node ? Line.back(at, node)
                    : read == null ? Line.ofNull(at)
                    : Line.leaf(at, STRING, Leaf.quoted((String) read)));
        }
        if (read instanceof Node node && !assignability.canHold(declared, node.type())) {
            throw in.malformed("the slot cannot hold the object: declared=" + Assignability.text(declared) + ", class="
                    + node.type().text());
        }
        return read != null;
    }

    /** Reads a primitive. */
    void primitive(PrimitiveType type) {
        int at = in.offset();
        tree.print(Line.leaf(at, type.toString(), Leaves.primitive(type, in)));
    }

    /** Reads a text that is a part of an object. */
    void text() {
        int at = in.offset();
        String text = WireStrings.read(in);
        tree.print(text == null ? Line.ofNull(at) : Line.leaf(at, STRING, Leaf.quoted(text)));
    }

    /** Reads fields that the writer's class did not have. */
    void unknownFields(GraphReader reader) {
        int count = in.readCount(LEAST_BYTES_OF_UNKNOWN_FIELD);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(in);
            if (name == null || name.isEmpty()) {
                throw in.malformed("this is no name of another field");
            }
            tree.enter(".+" + TextForm.name(name));
            anything(reader);
            tree.leave();
        }
    }

}
