// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;

/** Tells which type a codec is of. */
final class WireTypes {

    private WireTypes() {}

    static WireType of(Codec codec) {
        return codec instanceof Shape shape ? shape.wireType() : WireType.of(((UserCodec) codec).layout());
    }
}
