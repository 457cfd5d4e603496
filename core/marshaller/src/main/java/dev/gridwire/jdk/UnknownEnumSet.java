// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import java.util.LinkedHashSet;

/** Stands for an EnumSet whose constants may be missing here. */
final class UnknownEnumSet extends LinkedHashSet<Object> implements UnknownValue {

    private static final long serialVersionUID = 1L;

    private final transient Codec elementCodec;
    private final transient Codec codec;

    UnknownEnumSet(Codec elementCodec, Codec codec) {
        this.elementCodec = elementCodec;
        this.codec = codec;
    }

    Codec elementCodec() {
        return elementCodec;
    }

    @Override
    public Codec codec() {
        return codec;
    }
}
