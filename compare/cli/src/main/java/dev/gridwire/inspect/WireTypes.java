// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;

/** Finds the type of a codec. */
final class WireTypes {

    private WireTypes() {}

    static WireType of(Codec codec) {
        return codec instanceof Shape shape ? shape.wireType() : WireType.of(((UserCodec) codec).layout());
    }
}
