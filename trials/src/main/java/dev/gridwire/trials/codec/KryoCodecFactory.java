// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;

/** Makes codecs of Kryo with buffers used again. */
public final class KryoCodecFactory implements CodecFactory {

    /** Also made by name, in a new JVM. */
    public KryoCodecFactory() {}

    @Override
    public Codec open(List<Class<?>> types) {
        return new KryoCodec(types);
    }
}
