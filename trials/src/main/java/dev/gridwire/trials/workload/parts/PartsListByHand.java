// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import dev.gridwire.trials.codec.Codec;

/** The codec of the bare list, with the holder around it that a grid needs. */
final class PartsListByHand implements Codec {

    private final PartsByHand codec = new PartsByHand();

    @Override
    public byte[] write(Object value) {
        return codec.write(((PartsList) value).parts());
    }

    @Override
    public Object read(byte[] bytes) {
        return new PartsList(codec.readParts(bytes));
    }
}
