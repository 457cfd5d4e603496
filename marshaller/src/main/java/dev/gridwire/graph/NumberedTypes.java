// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.admission.Admission;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.CodecFactory;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import java.lang.invoke.VarHandle;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The types that the bytes name by a number: the JDK's by tags, classes by the ids that they were registered with. */
final class NumberedTypes {

    /** Ids that are looked up in an array. */
    private static final int CACHED_IDS = 256;

    private final Admission admission;
    private final TypeRegistry registry;
    private final Map<JdkType, Codec> jdkCodecs = new EnumMap<>(JdkType.class);
    private final @Nullable Codec[] byTag = new @Nullable Codec[Tags.FIRST_TYPE + Tags.RARE_TYPE];
    private final @Nullable Codec[] byId = new @Nullable Codec[CACHED_IDS];
    /** Classes with an id that were read before, by the first byte of their ids. */
    private final @Nullable UserCodec[] openings = new @Nullable UserCodec[CACHED_IDS];

    NumberedTypes(Admission admission, TypeRegistry registry) {
        this.admission = admission;
        this.registry = registry;
    }

    /** Takes the codecs of the JDK's types. */
    void add(Function<JdkType, @Nullable Codec> jdk) {
        for (JdkType type : JdkType.values()) {
            Codec codec = jdk.apply(type);
            if (codec != null) {
                jdkCodecs.put(type, codec);
                byTag[codec.tag()] = admission.takes(codec.type()) ? codec : null;
            }
        }
    }

    /** The codecs of the JDK's types. */
    Collection<Codec> jdk() {
        return jdkCodecs.values();
    }

    /** The codec of a type of the JDK, whatever a filter says; null if it has none of its own. */
    @Nullable Codec unfiltered(JdkType type) {
        return jdkCodecs.get(type);
    }

    /** The codec of a type of the JDK, which the virtual machine's filter must take; null if it has none of its own. */
    @Nullable Codec ofJdk(JdkType type) {
        Codec codec = jdkCodecs.get(type);
        if (codec != null && admission.isFiltered()) {
            admission.requireTaken(codec.type());
        }
        return codec;
    }

    /** The codec of a type that goes by one byte; null if the tag is another, or the virtual machine's filter rejects it. */
    @Nullable Codec withTag(long tag) {
        return tag > 0 && tag < byTag.length ? byTag[(int) tag] : null;
    }

    /** The class of the root of a payload that begins with these eight bytes, if it was read before; null if not. */
    @Nullable UserCodec opening(long begin) {
        UserCodec user = openings[(int) (begin >>> PayloadHeader.OPENING_ID_SHIFT) & CACHED_IDS - 1];
        return user != null && PayloadHeader.isOpening(begin, user.opening(), user.openingByteCount()) ? user : null;
    }

    /** The codec of the class registered with the id, found by its class where it was not read before. */
    Codec withId(long id, CodecFactory allowed) {
        Codec known = id >= 0 && id < CACHED_IDS ? byId[(int) id] : null;
        return known != null ? known : findWithId(id, allowed);
    }

    private Codec findWithId(long id, CodecFactory allowed) {
        Class<?> type = registry.withId(id);
        Codec found = type == null ? null : allowed.make(type);
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
        return Refusal.shape("The class with the id is missing: id=" + id + ", class=" + missing, "put it on the class path");
    }
}
