// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import java.util.LinkedHashMap;

/** Stands for an EnumMap whose constants may be missing here. */
final class UnknownEnumMap extends LinkedHashMap<Object, Object> implements UnknownValue {

    private static final long serialVersionUID = 1L;

    private final transient Codec keyCodec;
    private final transient Codec codec;

    UnknownEnumMap(Codec keyCodec, Codec codec) {
        this.keyCodec = keyCodec;
        this.codec = codec;
    }

    Codec keyCodec() {
        return keyCodec;
    }

    @Override
    public Codec codec() {
        return codec;
    }
}
