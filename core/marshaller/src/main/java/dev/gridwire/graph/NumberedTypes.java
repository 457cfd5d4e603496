// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.admission.Admission;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the types that the bytes name by a number: JDK types by tags, and classes by the ids that they were registered with. */
final class NumberedTypes {

    /** Ids that are looked up in an array. */
    private static final int CACHED_IDS = 256;
    private static final JdkType[] JDK_TYPES = JdkType.values();
    private static final @Nullable JdkType[] TYPES_BY_TAG = typesByTag();

    private final Admission admission;
    private final TypeRegistry registry;
    private final CodecFamilies families;
    /** Most marshallers meet only a few; making all of them would cost the first use a third of its time. */
    private final AtomicReferenceArray<@Nullable Made> jdkCodecs = new AtomicReferenceArray<>(JDK_TYPES.length);
    private final @Nullable Codec[] byTag = new @Nullable Codec[TYPES_BY_TAG.length];
    private final @Nullable Codec[] byId = new @Nullable Codec[CACHED_IDS];
    /** Classes with an id that were read before, by the first byte of the id. */
    private final @Nullable UserCodec[] openings = new @Nullable UserCodec[CACHED_IDS];

    /**
     * A codec that was made. If two threads make one at once, both use the first one.
     *
     * @param isAllowed whether the type policy lets the bytes name the type; the codec may also exist because a field can hold
     *     nothing else
     */
    private record Made(@Nullable Codec codec, boolean isAllowed) {}

    /** Makes the numbered types of a marshaller. */
    NumberedTypes(Admission admission, TypeRegistry registry, CodecFamilies families) {
        this.admission = admission;
        this.registry = registry;
        this.families = families;
    }

    private static @Nullable JdkType[] typesByTag() {
        @Nullable JdkType[] types = new @Nullable JdkType[Tags.FIRST_TYPE + Tags.RARE_TYPE];
        for (JdkType type : JDK_TYPES) {
            types[Tags.ofType(type.number())] = type;
        }
        return types;
    }

    /** Returns the codecs of all JDK types. */
    List<Codec> jdk() {
        List<Codec> codecs = new ArrayList<>();
        for (JdkType type : JDK_TYPES) {
            Codec codec = unfiltered(type);
            if (codec != null) {
                codecs.add(codec);
            }
        }
        return codecs;
    }

    /** Returns the codecs of those that were met. */
    List<Codec> jdkMet() {
        List<Codec> codecs = new ArrayList<>();
        for (JdkType type : JDK_TYPES) {
            Made made = jdkCodecs.get(type.ordinal());
            if (made != null && made.codec() != null) {
                codecs.add(made.codec());
            }
        }
        return codecs;
    }

    /** Returns the codec of a JDK type, whatever a filter says; null if the type has no separate codec. */
    @Nullable Codec unfiltered(JdkType type) {
        Made made = jdkCodecs.get(type.ordinal());
        return made == null ? make(type) : made.codec();
    }

    private @Nullable Codec make(JdkType type) {
        Made made = new Made(families.jdk(type), admission.allows(type));
        Made earlier = jdkCodecs.compareAndExchange(type.ordinal(), null, made);
        return earlier == null ? made.codec() : earlier.codec();
    }

    /**
     * Returns the codec of a JDK type; null if the type has no separate codec. The type policy must allow the type before its
     * class is loaded, and the virtual machine's filter must accept it.
     */
    @Nullable Codec ofJdk(JdkType type) {
        Made made = jdkCodecs.get(type.ordinal());
        if (made == null ? !admission.allows(type) : !made.isAllowed()) {
            throw Refusal.type(type.classNames().get(0), admission.policy());
        }
        Codec codec = made == null ? make(type) : made.codec();
        if (codec != null && admission.isFiltered()) {
            admission.requireTaken(codec.type());
        }
        return codec;
    }

    /** Returns the codec of a type with this one-byte tag; null if there is none, or if the type is refused. */
    @Nullable Codec withTag(long tag) {
        if (tag <= 0 || tag >= byTag.length) {
            return null;
        }
        Codec known = byTag[(int) tag];
        return known == null ? findWithTag((int) tag) : known;
    }

    private @Nullable Codec findWithTag(int tag) {
        JdkType type = TYPES_BY_TAG[tag];
        Codec codec = type == null || !admission.allows(type) ? null : unfiltered(type);
        if (codec == null || !admission.takes(codec.type())) {
            return null;
        }
        VarHandle.releaseFence();
        byTag[tag] = codec;
        return codec;
    }

    /** Returns the class of the root of a payload that begins with these eight bytes, if it was read before; otherwise null. */
    @Nullable UserCodec opening(long begin) {
        UserCodec user = openings[(int) (begin >>> PayloadHeader.OPENING_ID_SHIFT) & CACHED_IDS - 1];
        return user != null && PayloadHeader.isOpening(begin, user.opening(), user.openingByteCount()) ? user : null;
    }

    /** Returns the codec of the class registered with the id; finds it by the class if it was not read before. */
    Codec withId(long id, Function<Class<?>, Codec> allowed) {
        Codec known = id >= 0 && id < CACHED_IDS ? byId[(int) id] : null;
        return known != null ? known : findWithId(id, allowed);
    }

    private Codec findWithId(long id, Function<Class<?>, Codec> allowed) {
        Class<?> type = registry.withId(id);
        Codec found = type == null ? null : allowed.apply(type);
        if (found == null) {
            throw unknownId(id);
        }
        VarHandle.releaseFence();
        if (id < CACHED_IDS) {
            byId[(int) id] = found;
        }
        if (found instanceof UserCodec user && user.openingByteCount() > 0) {
            openings[(int) (user.opening() >>> PayloadHeader.OPENING_ID_SHIFT) & CACHED_IDS - 1] = user;
        }
        return found;
    }

    private Refusal unknownId(long id) {
        String missing = registry.missingWithId(id);
        if (missing == null) {
            return Refusal.shape("No class was registered with the id: id=" + Long.toUnsignedString(id),
                    "register the same classes with the same ids on both sides");
        }
        admission.requireAllowed(missing);
        return Refusal.shape("The class with the id is missing: id=" + id + ", class="
                + EscapedNames.of(missing), "put it on the class path");
    }
}
