// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.NoObjectsCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.container.Insertions;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.PendingElements;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/** Walks the bytes of one object graph and makes its objects. */
public final class KernelReader extends GraphReader {

    private final TypeTable types;
    private final int maxDepth;
    private final int maxReferences;
    private final WireInput in;
    private final TypeReader typeReader;
    private final Insertions insertions;
    private final KeyScope keyScope;
    private final DeferredContents deferred = new DeferredContents();
    private final ObjectTable objects = new ObjectTable();
    private final ReadHooks hooks;
    private int depth;
    /** The depth below which {@link #isPlain} no longer holds. */
    private int plainAbove;
    private int strictness;
    private final PendingElements pending;

    /** Makes a reader of these bytes for one marshaller's types. */
    public KernelReader(TypeTable types, WireInput in) {
        this(types, in, new KeyScope(types.limits().hashNesting()));
    }

    private KernelReader(TypeTable types, WireInput in, KeyScope keyScope) {
        super(types, in, types.limits(), keyScope.collisions());
        this.types = types;
        this.maxDepth = types.limits().depth();
        this.maxReferences = types.limits().references();
        this.in = in;
        this.typeReader = new TypeReader(types, in, unknown());
        this.keyScope = keyScope;
        this.insertions = insertions();
        this.pending = pending();
        this.hooks = types.families().readHooks(this);
    }

    /** Reads the header and the root. If the root's class has an id, the first eight bytes identify it. */
    public @Nullable Object readRoot() {
        if (in.remaining() > Long.BYTES) {
            long begin = in.peekFixedLong();
            UserCodec user = types.opening(begin);
            if (user != null && !PayloadHeader.isKeyed((int) begin)) {
                in.skipBytes(user.openingByteCount());
                typeReader.add(user);
                begin((int) begin);
                return readNew(user, false);
            }
        }
        int header = PayloadHeader.read(in);
        begin(header);
        return readPolymorphic(types.root());
    }

    void begin(int header) {
        keyScope.begin(PayloadHeader.isKeyed(header), PayloadHeader.refersBack(header));
        insertions.begin(in.offset() + in.remaining(), PayloadHeader.isKeyed(header));
        plainAbove = PayloadHeader.isKeyed(header) ? 0 : maxDepth;
        objects.begin(PayloadHeader.refersBack(header));
    }

    /** Begins a payload of which other code reads all but some parts. */
    PartReader partReader(boolean refersBack) {
        begin(PayloadHeader.of(refersBack, false));
        return new PartReader(this, types.limits(), typeReader, objects, deferred);
    }

    /** Continues at a depth. */
    void at(int newDepth) {
        depth = newDepth;
    }

    /** Ends the payload: reads deferred content, and runs late insertions and validations. Returns the root. */
    public @Nullable Object end(@Nullable Object root) {
        for (Deferred next = deferred.next(); next != null; next = deferred.next()) {
            depth = 1;
            insertions.nextPhase();
            keyScope.enterDeferred(next.codec());
            next.fill(this);
            keyScope.leaveDeferred();
            depth = 0;
        }
        if (in.remaining() > 0) {
            throw in.malformed("bytes follow the payload: trailingBytes=" + in.remaining());
        }
        converted().finish();
        insertions.run();
        return hooks.validated(root);
    }

    /** Returns the service that handles parts which are missing here. */
    public Evolution evolution() {
        return types.evolution();
    }

    /** Returns the reader of types, which knows the types that the payload named. */
    TypeReader typeReader() {
        return typeReader;
    }

    /** Returns the path at which reading failed. */
    GraphPath failed() {
        path().from(deferred.current() != null ? deferred.current() : typeReader.first());
        return path();
    }

    /** Forgets the graph, including all unfinished parts if reading failed. */
    void clear(boolean failed) {
        typeReader.clear();
        unknown().clear();
        converted().clear();
        deferred.clear();
        objects.clear();
        hooks.clear();
        pending.clear();
        insertions.clear();
        keyScope.clear();
        if (failed) {
            path().clear();
            depth = 0;
            strictness = 0;
        }
    }

    /** Returns the state of the hooks for this graph. */
    public ReadHooks hooks() {
        return hooks;
    }

    @Override
    public Codec readType() {
        return typeReader.read();
    }

    @Override
    public UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name) {
        return types.evolution().arrayWithUnknown(arrayType, elements, name);
    }

    @Override
    public boolean tracksCompleteness() {
        return keyScope.tracksCompleteness();
    }

    /** Returns whether an object needs only be read. */
    private boolean isPlain() {
        return depth < plainAbove;
    }

    @Override
    public int handle() {
        return objects.count() - 1;
    }

    @Override
    public void keep(int handle, @Nullable Object object) {
        objects.set(handle, object);
    }

    @Override
    public @Nullable Object claimed(int handle) {
        return objects.claimed(handle);
    }

    @Override
    public @Nullable Object readPolymorphic(ReferenceSlot slot) {
        return readTagged(slot, in.readVarint());
    }

    @Nullable Object readTagged(ReferenceSlot slot, long tag) {
        if (tag == Tags.NULL) {
            return null;
        }
        if (tag == Tags.BACK) {
            return backReference(in.readVarint());
        }
        boolean hasUnknownFields = tag == Tags.UNKNOWN_FIELDS;
        long newTag = hasUnknownFields ? in.readVarint() : tag;
        boolean later = newTag == Tags.DEFERRED;
        long typeTag = later ? in.readVarint() : newTag;
        Codec codec = typeTag == Tags.DECLARED ? slot.declaredTarget(this) : typeReader.read(typeTag);
        return readNew(hasUnknownFields ? typeReader.withUnknownFields(codec) : codec, later);
    }

    @Override
    public @Nullable Object readMonomorphic(Codec codec) {
        long tag = in.readVarint();
        if (tag == Tags.SAME_NEW || tag == Tags.SAME_DEFERRED && codec.hasIdentity()) {
            return readNew(codec, tag == Tags.SAME_DEFERRED);
        }
        if (tag == Tags.NULL) {
            return null;
        }
        if (tag == Tags.SAME_UNKNOWN_FIELDS && codec.mayHaveUnknownFields()) {
            return readWithUnknownFields(codec, in.readVarint());
        }
        if (tag > 0 && tag < Tags.SAME_BACK || !codec.hasIdentity()) {
            throw in.malformed("a slot of one type has no such tag: tag=" + Long.toUnsignedString(tag));
        }
        return backReference(tag - Tags.SAME_BACK);
    }

    private Object readWithUnknownFields(Codec codec, long tag) {
        if (tag != Tags.SAME_NEW && tag != Tags.SAME_DEFERRED) {
            throw in.malformed("a slot of one type has no such tag behind the one for unknown fields: tag="
                    + Long.toUnsignedString(tag));
        }
        return readNew(typeReader.withUnknownFields(codec), tag == Tags.SAME_DEFERRED);
    }

    private @Nullable Object backReference(long distance) {
        long handle = objects.count() - 1L - distance;
        if (distance < 0 || handle < 0) {
            throw in.malformed("a reference goes back too far: distance=" + Long.toUnsignedString(distance));
        }
        if (!objects.areKept()) {
            throw in.malformed("the header says that nothing refers back");
        }
        Object object = objects.get((int) handle);
        if (object == null && !hooks.isResolvedToNull((int) handle)) {
            throw in.malformed("an object that is made of its parts contains itself: handle=" + handle);
        }
        requireTracked(keyScope.isInside());
        keyScope.reference((int) handle, in.offset());
        unknown().refersTo((int) handle);
        return object;
    }

    private void requireTracked(boolean isNeeded) {
        if (isNeeded && !keyScope.tracksCompleteness()) {
            throw in.malformed("the header says that no container hashes or compares objects with an identity");
        }
    }

    Object readNew(Codec codec, boolean later) {
        if (codec instanceof UserCodec user && !later && isPlain()) {
            newHandle(codec);
            depth++;
            Object made = user.readBody(this);
            depth--;
            return made;
        }
        if (codec instanceof LeafCodec leaf) {
            if (later) {
                throw notDeferrable(codec);
            }
            return readLeaf(leaf);
        }
        if (later || !isPlain() || codec instanceof NoObjectsCodec) {
            return readChecked(codec, later);
        }
        newHandle(codec);
        depth++;
        Object made = codec.readBody(this);
        depth--;
        return made;
    }

    @Override
    public Object readLeaf(LeafCodec codec) {
        Object read = codec.readChecked(this);
        if (codec.hasIdentity()) {
            newHandle(codec);
            keep(handle(), read);
        }
        return read;
    }

    private MalformedBytesException notDeferrable(Codec codec) {
        return in.malformed("the object cannot be deferred: class=" + EscapedNames.of(codec.type().getName()));
    }

    private Object readChecked(Codec codec, boolean later) {
        if (later && (strictness > 0 || !codec.isDeferrable(keyScope.isCounted()))) {
            throw notDeferrable(codec);
        }
        if (codec instanceof NoObjectsCodec) {
            return codec.readBody(this);
        }
        Refusal.requireWithin("The object graph is too deep", "depth", later ? depth : depth + 1, maxDepth);
        newHandle(codec);
        depth++;
        keyScope.open(codec);
        Object made = later ? deferred.defer(codec, this) : codec.readBody(this);
        depth--;
        keyScope.close(later, in.offset());
        return made;
    }

    @Override
    public void beginParts(boolean looksIntoParts) {
        strictness += looksIntoParts ? 1 : 0;
    }

    @Override
    public void endParts(boolean looksIntoParts) {
        strictness -= looksIntoParts ? 1 : 0;
    }

    @Override
    public void enterKeys() {
        keyScope.enter();
    }

    @Override
    public boolean leaveKeys(int count) {
        return keyScope.leave(count, in.offset());
    }

    private int newHandle(Codec codec) {
        int handle = objects.count();
        if (handle >= maxReferences) {
            throw Refusal.limit("The object graph has too many objects", "references", handle + 1L, maxReferences);
        }
        requireTracked(keyScope.isInside() || codec.isReviewed() && objects.areKept());
        keyScope.next();
        objects.add();
        return handle;
    }
}
