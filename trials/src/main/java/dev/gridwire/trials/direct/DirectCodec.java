// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.Library;
import org.jspecify.annotations.Nullable;

/** Whose codecs are measured, in the order of the table. */
public enum DirectCodec {
    /** Gridwire's marshaller, classes registered with ids. */
    GRIDWIRE(Library.GRIDWIRE),
    /** Apache Fory for one thread, its fastest; the others are divided by it. */
    FORY(Library.FORY),
    /** Apache Fory for any number of threads. */
    FORY_THREADSAFE(Library.FORY_THREADSAFE),
    /** Kryo with buffers used again. */
    KRYO(Library.KRYO),
    /** Java's own serialization. */
    JAVA(Library.JAVA),
    /** What was written by hand for each case, without a class, a null or an identity that the case does not have. */
    LIMIT(null);

    private final @Nullable Library library;

    DirectCodec(@Nullable Library library) {
        this.library = library;
    }

    /** The name on the command line and in the results. */
    public String id() {
        return Ids.of(this);
    }

    /** Makes a codec for one thread. */
    Codec open(DirectCase subject) {
        return library == null ? subject.byHand() : library.open(subject.types());
    }
}
