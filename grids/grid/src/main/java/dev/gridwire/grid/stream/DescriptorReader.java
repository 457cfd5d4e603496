// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ObjectStreamConstants;
import org.jspecify.annotations.Nullable;

/**
 * Reads the descriptions of classes.
 *
 * <pre>
 * CLASSDESC name serialVersionUID flags short(fields) field* annotation ENDBLOCKDATA parent
 * field     type byte, name; of references, behind them, a String or REFERENCE
 * </pre>
 */
final class DescriptorReader {

    private static final int MOST_NAME_BYTES = 1_000;
    private static final int LEAST_FIELD_BYTES = 3;
    private static final int MOST_PARENTS = 256;

    private final StreamBytes in;
    private final StreamHandles handles;
    private final Marks marks;
    private final FoundClasses classes;
    private final Scan scan;

    DescriptorReader(StreamBytes in, StreamHandles handles, Marks marks, FoundClasses classes, Scan scan) {
        this.in = in;
        this.handles = handles;
        this.marks = marks;
        this.classes = classes;
        this.scan = scan;
    }

    /** Reads the class of an object, an array, a constant or a literal. */
    Descriptor readOwn() {
        Descriptor found = read(in.readByte(), null, 0);
        if (found == null) {
            throw in.refusal("An object has no class");
        }
        if (!found.isAllowed()) {
            throw classes.refusal(found.name());
        }
        return found;
    }

    /** Reads a class that stands in the place of an object. */
    void readAlone(int code) {
        Descriptor found = read(code, null, 0);
        if (found != null && !found.isAllowed()) {
            throw classes.refusal(found.name());
        }
    }

    private @Nullable Descriptor read(int code, @Nullable Descriptor below, int level) {
        if (level > MOST_PARENTS) {
            throw in.refusal("A class has too many superclasses: limit=" + MOST_PARENTS);
        }
        return switch (code) {
            case ObjectStreamConstants.TC_NULL -> null;
            case ObjectStreamConstants.TC_REFERENCE -> known(below);
            case ObjectStreamConstants.TC_CLASSDESC -> described(below, level);
            case ObjectStreamConstants.TC_PROXYCLASSDESC -> throw classes.refusal("java.lang.reflect.Proxy");
            default -> throw in.refusal("No class is described here: code=" + code);
        };
    }

    private Descriptor known(@Nullable Descriptor below) {
        Descriptor known = handles.readDescriptor();
        scan.mark();
        if (below != null && !known.isAllowed() && FoundClasses.above(below.type(), known.name()) == null) {
            throw classes.refusal(known.name());
        }
        return known;
    }

    private Descriptor described(@Nullable Descriptor below, int level) {
        String name = in.readName(MOST_NAME_BYTES);
        long uid = in.readLong();
        int handle = handles.next();
        int flags = in.readByte();
        Descriptor found = fields(new WrittenClass(name, uid, in.position()), below, flags);
        int index = marks.add(found);
        scan.mark();
        scan.rest(HashedParts.NONE);
        scan.countReference();
        Descriptor parent = read(in.readByte(), found, level + 1);
        Descriptor whole = found.under(parent);
        Class<?> missing = whole.missingLevel();
        if (missing != null) {
            throw in.refusal("A superclass is left out: class=" + missing.getName());
        }
        marks.complete(index, whole);
        handles.describe(handle, whole);
        return whole;
    }

    private Descriptor fields(WrittenClass written, @Nullable Descriptor below, int flags) {
        int count = in.readShort();
        in.requireRoom(count, LEAST_FIELD_BYTES);
        int primitiveBytes = 0;
        int references = 0;
        for (int i = 0; i < count; i++) {
            int size = size(in.readByte());
            in.skip(in.readShort());
            primitiveBytes += size;
            if (size == 0) {
                references++;
                typeName();
            } else if (references > 0) {
                throw in.refusal("A field that is no reference stands behind references");
            }
        }
        String name = classes.localName(written.name(), below == null ? null : below.type());
        boolean isAllowed = classes.allows(name);
        Class<?> type = type(name, below, isAllowed);
        return new Descriptor(name, type, isAllowed, flags, primitiveBytes, references, written, null);
    }

    /** Finds the class. A superclass of an allowed class is found for its fields, even if nothing allows it. */
    private @Nullable Class<?> type(String name, @Nullable Descriptor below, boolean isAllowed) {
        Class<?> above = below == null ? null : FoundClasses.above(below.type(), name);
        if (above != null) {
            return above;
        }
        if (!isAllowed) {
            throw classes.refusal(name);
        }
        return classes.find(name);
    }

    private void typeName() {
        int code = in.readByte();
        if (code == ObjectStreamConstants.TC_REFERENCE) {
            handles.readHandle();
            scan.mark();
        } else {
            scan.string(code);
        }
    }

    private int size(int type) {
        int size = Sizes.of(type);
        if (size < 0) {
            throw in.refusal("A field is of no type: code=" + type);
        }
        return size;
    }
}
