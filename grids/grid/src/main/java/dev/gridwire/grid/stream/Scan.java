// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.container.Completeness.Kind;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Refusal;
import dev.gridwire.payload.Limits;
import dev.gridwire.registry.Presets;
import java.io.ObjectStreamConstants;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Passes once over a stream of Java serialization before the JDK reads it, following its grammar (Java Object Serialization
 * Specification 6.4). It creates no object, and loads only classes that the policy allows by name.
 */
final class Scan {

    /** The most classes whose {@code writeObject} leaves out their fields; the JDK has no such class. */
    private static final int MOST_BARE = 4;
    /** Code and length of a short block. */
    private static final int BLOCK_HEAD = 2;

    private final StreamBytes in;
    private final Limits limits;
    private final Set<String> bare;
    private final StreamHandles handles;
    private final Marks marks = new Marks();
    private final DescriptorReader descriptions;
    private int depth;
    /** As {@link java.io.ObjectInputFilter.FilterInfo#references} counts them. */
    private int references;
    /** The innermost current class that may have left out its fields. */
    private @Nullable String suspect;

    private Scan(StreamBytes in, FoundClasses classes, Limits limits, Set<String> bare) {
        this.in = in;
        this.limits = limits;
        this.bare = bare;
        this.handles = new StreamHandles(in, limits);
        this.descriptions = new DescriptorReader(in, handles, marks, classes, this);
    }

    /**
     * Scans the value that begins a stream, and returns the marks that the reader must follow. A stream does not say whether a
     * class with a {@code writeObject} wrote its fields. If the fields make no sense, the scan starts again without them.
     */
    static Marks of(StreamBytes in, Terms terms) {
        requireWithin("bytes", in.length(), terms.limits().bytes());
        FoundClasses classes = new FoundClasses(terms);
        Set<String> bare = new HashSet<>();
        while (true) {
            Scan scan = new Scan(in, classes, terms.limits(), bare);
            try {
                return scan.run().guardUrls(!terms.policy().allows("java.net.URL"));
            } catch (BrokenStream e) {
                if (scan.suspect == null || bare.size() == MOST_BARE || !bare.add(scan.suspect)) {
                    throw e;
                }
                in.rewind();
            }
        }
    }

    /**
     * Scans blocks and objects as long as they make sense, because nothing marks their end. The marks hold the position behind
     * the last one.
     */
    static Marks contents(StreamBytes in, Terms terms) {
        Scan scan = new Scan(in, new FoundClasses(terms), terms.limits(), Set.of());
        scan.header();
        scan.marks.endAt(in.position());
        try {
            scan.untilTheEnd();
        } catch (GridwireException | BrokenStream | Refusal e) {
            // The rest will not be read.
        }
        return scan.marks;
    }

    private void untilTheEnd() {
        while (!in.isAtEnd()) {
            part(in.readByte(), HashedParts.NONE, 0);
            marks.endAt(in.position());
        }
    }

    /** Returns why the scan ended where a reader wanted to go on: the refusal if there is one, otherwise the reader's failure. */
    static Exception failure(StreamBytes in, Terms terms, Exception failure) {
        try {
            Scan scan = new Scan(in, new FoundClasses(terms), terms.limits(), Set.of());
            scan.header();
            scan.untilTheEnd();
            return failure;
        } catch (GridwireException | BrokenStream | Refusal e) {
            e.addSuppressed(failure);
            return e;
        }
    }

    private Marks run() {
        header();
        object(in.readByte());
        marks.endAt(in.position());
        return marks;
    }

    private void header() {
        if ((short) in.readShort() != ObjectStreamConstants.STREAM_MAGIC
                || in.readShort() != ObjectStreamConstants.STREAM_VERSION) {
            throw in.refusal("The version is none that is read");
        }
    }

    void mark() {
        marks.add(in.position(), references);
    }

    void countReference() {
        references++;
    }

    private void object(int code) {
        countReference();
        requireWithin("references", references, limits.references());
        requireWithin("depth", ++depth, limits.depth());
        switch (code) {
            case ObjectStreamConstants.TC_NULL -> { }
            case ObjectStreamConstants.TC_REFERENCE -> reference();
            case ObjectStreamConstants.TC_OBJECT -> instance();
            case ObjectStreamConstants.TC_ARRAY -> array();
            case ObjectStreamConstants.TC_STRING, ObjectStreamConstants.TC_LONGSTRING -> string(code);
            case ObjectStreamConstants.TC_ENUM -> constant();
            case ObjectStreamConstants.TC_CLASS -> literal();
            case ObjectStreamConstants.TC_CLASSDESC -> descriptions.readAlone(code);
            default -> throw in.refusal("No object begins here: code=" + code);
        }
        depth--;
    }

    static void requireWithin(String limit, int value, int most) {
        if (value > most) {
            throw new MismatchedShapeException("Java serialization: The value is too large: " + limit + "=" + value + ", limit="
                    + most + "; raise " + Refusal.setting(limit));
        }
    }

    private void reference() {
        handles.readReference();
        mark();
    }

    void string(int code) {
        if (code != ObjectStreamConstants.TC_STRING && code != ObjectStreamConstants.TC_LONGSTRING) {
            throw in.refusal("No text begins here: code=" + code);
        }
        in.skip(code == ObjectStreamConstants.TC_STRING ? in.readShort() : in.readLong());
        handles.nextWhole();
    }

    private void constant() {
        descriptions.readOwn();
        handles.nextWhole();
        string(in.readByte());
    }

    private void literal() {
        descriptions.readOwn();
        handles.nextWhole();
    }

    private void array() {
        Descriptor descriptor = descriptions.readOwn();
        int length = in.readInt();
        if (!descriptor.name().startsWith("[")) {
            throw in.refusal("An array's class is none of arrays: class=" + descriptor.name());
        }
        int size = Sizes.of(descriptor.name().charAt(1));
        in.requireRoom(length, size == 0 ? 1 : size);
        handles.open(Kind.CONTENT);
        if (size > 0) {
            in.skip((long) length * size);
        } else {
            requireWithin("containerLength", length, limits.containerLength());
            for (int i = 0; i < length; i++) {
                object(in.readByte());
            }
        }
        handles.close();
    }

    private void instance() {
        Descriptor descriptor = descriptions.readOwn();
        if (descriptor.type() != null && Presets.isAlwaysReplaced(descriptor.type())) {
            throw Refusal.shape("Objects of the class are always written as others: class=" + descriptor.name(),
                    "use a version of the library whose objects are written so");
        }
        handles.open(HashedParts.kind(descriptor.type()));
        if (descriptor.isExternalizable()) {
            if (!descriptor.hasBlocks()) {
                throw in.refusal("The length of an Externalizable is not told");
            }
            counts(descriptor);
            rest(HashedParts.NONE);
        } else {
            levels(descriptor);
        }
        handles.close();
    }

    private void levels(@Nullable Descriptor level) {
        if (level == null) {
            return;
        }
        levels(level.parent());
        if (!level.isSerializable()) {
            return;
        }
        String outer = suspect;
        boolean isBare = bare.contains(level.name());
        suspect = level.mayBeBare() && !isBare ? level.name() : outer;
        int firstInt = isBare ? 0 : fields(level);
        if (level.hasOwnData()) {
            counts(level);
            rest(HashedParts.of(level.name(), firstInt));
        }
        suspect = outer;
    }

    /** Checks the numbers by which a library's container will allocate room. */
    private void counts(Descriptor level) {
        if (HashedParts.beginsWithCount(level.name()) && in.startsBlock(Integer.BYTES)) {
            in.requireRoom(in.peekInt(BLOCK_HEAD), 1);
            boolean hasFactor = HashedParts.hasLoadFactor(level.name()) && in.startsBlock(Integer.BYTES + Float.BYTES);
            float factor = hasFactor ? Float.intBitsToFloat(in.peekInt(BLOCK_HEAD + Integer.BYTES)) : 1;
            if (!Presets.isLoadFactor(factor)) {
                throw in.refusal("A library's container has no such load factor: value=" + factor);
            }
        }
    }

    /** Passes over a level's fields. Returns the first field if it is an int and the only primitive one. */
    private int fields(Descriptor level) {
        boolean isInt = level.primitiveBytes() == Integer.BYTES;
        int first = isInt ? in.readInt() : 0;
        in.skip(isInt ? 0 : level.primitiveBytes());
        for (int i = 0; i < level.references(); i++) {
            object(in.readByte());
        }
        return first;
    }

    /** Passes over blocks and objects up to an end mark. */
    void rest(HashedParts hashed) {
        int index = 0;
        for (int code = in.readByte(); code != ObjectStreamConstants.TC_ENDBLOCKDATA; code = in.readByte()) {
            index += part(code, hashed, index);
        }
    }

    /** Passes over a block or an object; returns the number of objects. */
    private int part(int code, HashedParts hashed, int index) {
        if (code == ObjectStreamConstants.TC_BLOCKDATA) {
            in.skip(in.readByte());
            return 0;
        }
        if (code == ObjectStreamConstants.TC_BLOCKDATALONG) {
            in.skip(in.readInt());
            return 0;
        }
        if (hashed.has(index)) {
            handles.beginKey();
            object(code);
            handles.endKey();
        } else {
            object(code);
        }
        return 1;
    }
}
