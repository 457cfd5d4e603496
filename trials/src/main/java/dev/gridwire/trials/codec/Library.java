// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;
import java.util.Locale;

/** Whose codecs serve any class. */
public enum Library {
    /** Gridwire's marshaller, classes registered with ids. */
    GRIDWIRE,
    /** Apache Fory for one thread, its fastest. */
    FORY,
    /** Apache Fory for any number of threads. */
    FORY_THREADSAFE,
    /** Kryo with buffers used again. */
    KRYO,
    /** Java's own serialization. */
    JAVA;

    /** The name on the command line and in the results. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Makes a codec for the classes, and for those of the JDK that their fields hold. */
    public Codec open(List<Class<?>> types) {
        // A switch, since a JVM's first lambda takes milliseconds, and first use is measured through here.
        return switch (this) {
            case GRIDWIRE -> new GridwireCodec(types);
            case FORY -> ForyCodec.ofOneThread(types);
            case FORY_THREADSAFE -> ForyCodec.ofAllThreads(types);
            case KRYO -> new KryoCodec(types);
            case JAVA -> new JavaCodec();
        };
    }
}
