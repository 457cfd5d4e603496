// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.seal.Seal;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.Library;
import dev.gridwire.trials.codec.Marshallers;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Whose codecs are measured, in the order of the table. */
public enum DirectCodec {
    /** Gridwire's marshaller, classes registered with ids. */
    GRIDWIRE(Library.GRIDWIRE),
    /** The same, which seals by a CRC32C. */
    GRIDWIRE_CRC32C(types -> sealed(types, Seal.crc32c())),
    /** The same, which seals by an HMAC-SHA256. */
    GRIDWIRE_HMAC(types -> sealed(types, Seal.hmac(new byte[32]))),
    /** Apache Fory for one thread, its fastest; the others are divided by it. */
    FORY(Library.FORY),
    /** Apache Fory for any number of threads. */
    FORY_THREADSAFE(Library.FORY_THREADSAFE),
    /** Kryo with buffers used again. */
    KRYO(Library.KRYO),
    /** Java's own serialization. */
    JAVA(Library.JAVA),
    /** What was written by hand for each case, without a class, a null or an identity that the case does not have. */
    LIMIT();

    /** Null where there is one for each case. */
    private final @Nullable Function<List<Class<?>>, Codec> opening;

    DirectCodec() {
        this.opening = null;
    }

    DirectCodec(Library library) {
        this(library::open);
    }

    DirectCodec(Function<List<Class<?>>, Codec> opening) {
        this.opening = opening;
    }

    private static Codec sealed(List<Class<?>> types, Seal seal) {
        return new GridwireCodec(Marshallers.register(Marshaller.builder().schemas(SchemaStore.inMemory()), types)
                .seal(seal)
                .build());
    }

    /** The name on the command line and in the results. */
    public String id() {
        return Ids.of(this);
    }

    /** Makes a codec for one thread. */
    Codec open(DirectCase subject) {
        return opening == null ? subject.byHand() : opening.apply(subject.types());
    }
}
