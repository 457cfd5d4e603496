// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;

/** Makes codecs of Gridwire's marshaller, classes registered with ids. */
public final class GridwireCodecFactory implements CodecFactory {

    /** Also made by name, in a new JVM. */
    public GridwireCodecFactory() {}

    @Override
    public Codec open(List<Class<?>> types) {
        return new GridwireCodec(types);
    }
}
