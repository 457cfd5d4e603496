// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;

/** Makes codecs of Apache Fory for one thread, its fastest. */
public final class ForyCodecFactory implements CodecFactory {

    /** Also made by name, in a new JVM. */
    public ForyCodecFactory() {}

    @Override
    public Codec open(List<Class<?>> types) {
        return ForyCodec.ofOneThread(types);
    }
}
