// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.registry.Presets;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayDeque;
import java.util.List;

/** Walks one payload, value by value, and gives each a line. Makes no objects. */
final class Walker {

    /** The most levels that a marshaller can be told to take; so each level may cost stack. */
    static final int MAX_DEPTH = 400;
    private static final int LEAST_BYTES_OF_UNKNOWN_FIELD = 3;

    private final WireInput in;
    private final Tree tree;
    private final References references;
    private final ContainerBodies containers;
    private final HookedBodies hooked;
    private final Handles handles = new Handles();
    private final ArrayDeque<Later> deferred = new ArrayDeque<>();
    private int depth;
    private int strictness;
    private int keys;

    Walker(WireInput in, WireTypes types, TypeReader typeReader, Tree tree) {
        this.in = in;
        this.tree = tree;
        this.references = new References(this, in, types, typeReader, tree, handles);
        this.containers = new ContainerBodies(this, references, in, tree, typeReader);
        PlatformBodies platform = new PlatformBodies(references, containers, in, tree, typeReader);
        this.hooked = new HookedBodies(this, references, in, tree, types.layouts(), platform);
    }

    /**
     * A content that follows the root.
     *
     * @param length of an array
     */
    record Later(WireType type, int handle, int length) {}

    int objectCount() {
        return handles.count();
    }

    /** Walks from the header to the last byte. */
    void walk() {
        tree.begin("header");
        int header = PayloadHeader.read(in);
        tree.line(0, "version 1"
                + (PayloadHeader.refersBack(header) ? ", something refers back" : "")
                + (PayloadHeader.isKeyed(header) ? ", some container hashes or compares objects" : ""));
        tree.begin("root");
        references.read(SlotType.ANYTHING);
        while (!deferred.isEmpty()) {
            content(deferred.remove());
        }
        if (in.remaining() > 0) {
            throw in.malformed("bytes follow the payload: trailingBytes=" + in.remaining());
        }
    }

    private void content(Later later) {
        tree.begin("deferred");
        tree.from("#" + later.handle() + " " + later.type().simpleText());
        depth = 1;
        String text = later.type().text() + " #" + later.handle();
        if (later.type() instanceof WireType.OfJdk jdk) {
            containers.content(in.offset(), jdk.type(), text);
        } else {
            tree.line(in.offset(), text);
            slots(later.type(), later.length());
        }
        depth = 0;
    }

    /** Walks the bytes behind the name of a type. */
    void newValue(int at, NamedType named, boolean later) {
        WireType type = named.type();
        if (later && (strictness > 0 || !type.isDeferrable(keys > 0))) {
            throw in.malformed("the object cannot be deferred: class=" + type.text());
        }
        if (type instanceof WireType.NoObjects) {
            throw in.malformed("there are no objects of exactly this type: type=" + type.text());
        }
        if (type instanceof WireType.Constants constants) {
            tree.line(at, named.text() + " " + constant(constants, in.readVarint()));
        } else if (type instanceof WireType.OfJdk jdk && Leaves.isLeaf(jdk.type())) {
            leaf(at, jdk, named.text());
        } else {
            nested(at, named, later);
        }
    }

    /** The name of an enum constant, whose index is one more in the bytes. */
    String constant(WireType.Constants type, long index) {
        if (index <= 0 || index > type.names().size()) {
            throw in.malformed("the enum has no such constant: enum=" + type.text() + ", index=" + (index - 1));
        }
        return EscapedNames.of(type.names().get((int) index - 1));
    }

    private void leaf(int at, WireType.OfJdk type, String name) {
        String value = leafText(type.type());
        String handle = type.hasIdentity() ? " #" + newHandle(type) : "";
        String separator = value.isEmpty() ? "" : type.type().family() == JdkType.Family.ARRAY_LEAF ? ", " : " ";
        tree.line(at, name + handle + separator + value);
    }

    private int newHandle(WireType type) {
        int handle = handles.open(type);
        handles.made(handle);
        return handle;
    }

    private String leafText(JdkType type) {
        int at = in.offset();
        try {
            return Leaves.read(type, in);
        } catch (MalformedBytesException e) {
            throw e;
        } catch (RuntimeException e) {
            // The JDK's factories say in many ways that a value is out of range.
            String rule = "this is no value of its type: type=" + type + ", exception=" + e.getClass().getName();
            throw new MalformedBytesException(rule, at);
        }
    }

    private void nested(int at, NamedType named, boolean later) {
        WireType type = named.type();
        int handle = handles.open(type);
        if (!type.isMadeOfParts()) {
            handles.made(handle);
        }
        if ((later ? depth : depth + 1) > MAX_DEPTH) {
            throw in.malformed("the object graph is too deep: depth=" + (depth + 1) + ", limit=" + MAX_DEPTH);
        }
        depth++;
        String text = named.text() + " #" + handle + (later ? ", deferred" : "");
        if (type instanceof WireType.Hooked known) {
            hooked(at, known, text);
        } else if (type instanceof WireType.OfJdk jdk) {
            switch (jdk.type()) {
                case PROXY -> hooked.proxy(at, text);
                case SERIALIZED_LAMBDA -> hooked.lambda(at, text);
                default -> containers.walk(at, jdk.type(), text, later);
            }
        } else {
            slots(at, type, text, later, handle);
        }
        if (later && type instanceof WireType.OfJdk) {
            deferred.add(new Later(type, handle, 0));
        }
        handles.made(handle);
        depth--;
    }

    /** Nothing comes later below an object whose hooks look into it. */
    private void hooked(int at, WireType.Hooked type, String text) {
        int outerKeys = keys;
        keys = type.hashesContent() ? keys : 0;
        if (type.layout().hasHooks()) {
            strictly(() -> hooked.walk(at, type, text));
        } else {
            hooked.walk(at, type, text);
        }
        keys = outerKeys;
    }

    private void slots(int at, WireType type, String text, boolean later, int handle) {
        boolean array = type instanceof WireType.ArrayOf;
        int length = array ? in.readCount(1) : 0;
        tree.line(at, array ? text + ", length " + length : text);
        if (later) {
            deferred.add(new Later(type, handle, length));
        } else {
            slots(type, length);
        }
    }

    private void slots(WireType type, int length) {
        if (type instanceof WireType.ArrayOf array) {
            for (int i = 0; i < length; i++) {
                tree.enter("[" + i + "]");
                references.read(array.slot());
                tree.leave();
            }
        } else if (type.isMadeOfParts()) {
            strictly(() -> fields((WireType.Fields) type));
        } else {
            int outerKeys = keys;
            keys = Presets.holds(type.name()) ? keys : 0;
            fields((WireType.Fields) type);
            keys = outerKeys;
        }
    }

    private void fields(WireType.Fields type) {
        boolean record = type.isMadeOfParts();
        if (type.hasUnknownFields() && record) {
            unknownFields();
        }
        fields(type.fields());
        if (type.hasUnknownFields() && !record) {
            unknownFields();
        }
    }

    /** Fields that the writer's class did not have. */
    void unknownFields() {
        int count = in.readCount(LEAST_BYTES_OF_UNKNOWN_FIELD);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(in);
            if (name == null || name.isEmpty()) {
                throw in.malformed("this is no name of another field");
            }
            tree.enter(".+" + TextForm.name(name));
            references.read(SlotType.ANYTHING);
            tree.leave();
        }
    }

    void fields(List<FieldType> fields) {
        for (FieldType field : fields) {
            tree.enter(field.step());
            if (field.primitive().isPresent()) {
                primitive(field.primitive().get());
            } else {
                references.read(field.slot());
            }
            tree.leave();
        }
    }

    void primitive(PrimitiveType type) {
        int at = in.offset();
        String value = Leaves.primitive(type, in);
        tree.line(at, type + " " + value);
    }

    /** Walks parts that their object looks into when it is made, so that nothing in them is deferred. */
    void strictly(Runnable parts) {
        strictness++;
        parts.run();
        strictness--;
    }

    /** Begins a key or an element; one that will be hashed or compared has no containers that come later. */
    void enterKey(boolean hashed) {
        keys += hashed ? 1 : 0;
    }

    void leaveKey(boolean hashed) {
        keys -= hashed ? 1 : 0;
    }
}
