// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;

/** Walks references: null, back references, and tags of new values. */
final class References {

    private final Walker walker;
    private final WireInput in;
    private final WireTypes types;
    private final TypeReader typeReader;
    private final Tree tree;
    private final Handles handles;

    References(Walker walker, WireInput in, WireTypes types, TypeReader typeReader, Tree tree, Handles handles) {
        this.walker = walker;
        this.in = in;
        this.types = types;
        this.typeReader = typeReader;
        this.tree = tree;
        this.handles = handles;
    }

    /** Walks a reference that stands here. */
    void read(SlotType slot) {
        int at = in.offset();
        switch (slot.form()) {
            case STRING -> string(at);
            case ENUM -> constantOrNull(at, slot);
            case MISSING -> missing(at, slot);
            case ONE_CLASS -> declared(at, slot);
            default -> polymorphic(at, slot);
        }
    }

    private void string(int at) {
        String text = WireStrings.read(in);
        if (tree.isOpen()) {
            tree.line(at, text == null ? "null" : "String " + TextForm.quoted(text));
        } else {
            tree.line(at, "");
        }
    }

    private void constantOrNull(int at, SlotType slot) {
        long index = in.readVarint();
        if (index == 0) {
            tree.line(at, "null");
            return;
        }
        WireType type = types.ofDescriptor(slot.descriptor());
        if (!(type instanceof WireType.Constants constants)) {
            throw new Problem("the class is no enum in its class file: class=" + type.text(), "compile it again");
        }
        tree.line(at, type.text() + " " + walker.constant(constants, index));
    }

    private void missing(int at, SlotType slot) {
        if (!isNull(at)) {
            throw Problem.missing(slot.text());
        }
    }

    private void declared(int at, SlotType slot) {
        if (!isNull(at)) {
            monomorphic(at, types.ofDescriptor(slot.descriptor()), slot);
        }
    }

    /** Null is 0 in every form, so that it is understood where nothing else is. */
    private boolean isNull(int at) {
        boolean isNull = in.skip(Tags.NULL);
        if (isNull) {
            tree.line(at, "null");
        }
        return isNull;
    }

    /** Walks a reference whose type is known, and gives whether it is to something. */
    boolean monomorphic(int at, WireType type, SlotType slot) {
        long tag = in.readVarint();
        if (tag == Tags.NULL) {
            tree.line(at, "null");
        } else if (tag == Tags.SAME_NEW || tag == Tags.SAME_DEFERRED) {
            requireHolds(slot, type);
            walker.newValue(at, new NamedType(type, type.text()), tag == Tags.SAME_DEFERRED);
        } else if (tag == Tags.SAME_UNKNOWN_FIELDS && type.withUnknownFields() != type) {
            requireHolds(slot, type);
            walker.newValue(at, new NamedType(type.withUnknownFields(), type.text()), isDeferred(in.readVarint()));
        } else if (tag > 0 && tag < Tags.SAME_BACK || !type.hasIdentity()) {
            throw in.malformed("a slot of one type has no such tag: tag=" + Long.toUnsignedString(tag));
        } else {
            backReference(at, tag - Tags.SAME_BACK, slot);
        }
        return tag != Tags.NULL;
    }

    private boolean isDeferred(long tag) {
        if (tag != Tags.SAME_NEW && tag != Tags.SAME_DEFERRED) {
            throw in.malformed("a slot of one type has no such tag behind the one for unknown fields: tag="
                    + Long.toUnsignedString(tag));
        }
        return tag == Tags.SAME_DEFERRED;
    }

    /** Walks a reference that names its type, and gives whether it is to something. */
    boolean polymorphic(int at, SlotType slot) {
        long tag = in.readVarint();
        if (tag == Tags.NULL) {
            tree.line(at, "null");
        } else if (tag == Tags.BACK) {
            backReference(at, in.readVarint(), slot);
        } else {
            newPolymorphic(at, tag, slot);
        }
        return tag != Tags.NULL;
    }

    private void newPolymorphic(int at, long tag, SlotType slot) {
        boolean hasUnknownFields = tag == Tags.UNKNOWN_FIELDS;
        long newTag = hasUnknownFields ? in.readVarint() : tag;
        boolean later = newTag == Tags.DEFERRED;
        long typeTag = later ? in.readVarint() : newTag;
        NamedType named = typeTag == Tags.DECLARED ? ofDeclaredClass(slot) : typeReader.read(typeTag);
        requireHolds(slot, named.type());
        if (tree.isAtRoot()) {
            tree.from(named.type().simpleText());
        }
        walker.newValue(at, hasUnknownFields ? withUnknownFields(named) : named, later);
    }

    private NamedType withUnknownFields(NamedType named) {
        WireType type = named.type().withUnknownFields();
        if (type != named.type()) {
            return new NamedType(type, named.text());
        }
        throw in.malformed("objects of this class have no unknown fields: class=" + named.type().text());
    }

    private NamedType ofDeclaredClass(SlotType slot) {
        if (slot.form() != SlotForm.DECLARED_OR_NAMED) {
            throw in.malformed("objects of this slot name their type: declared=" + slot.text());
        }
        WireType type = types.ofDescriptor(slot.descriptor());
        return new NamedType(type, type.text());
    }

    private void requireHolds(SlotType slot, WireType type) {
        if (!types.canHold(slot, type)) {
            throw in.malformed("the slot cannot hold the object: declared=" + slot.text() + ", class=" + type.text());
        }
    }

    private void backReference(int at, long distance, SlotType slot) {
        int handle = handles.back(distance, in);
        WireType type = handles.type(handle);
        requireHolds(slot, type);
        tree.line(at, "-> #" + handle + " " + type.text());
    }
}
