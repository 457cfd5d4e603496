// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;

/** Makes codecs of Java's own serialization. */
public final class JavaCodecFactory implements CodecFactory {

    /** Also made by name, in a new JVM. */
    public JavaCodecFactory() {}

    @Override
    public Codec open(List<Class<?>> types) {
        return new JavaCodec();
    }
}
