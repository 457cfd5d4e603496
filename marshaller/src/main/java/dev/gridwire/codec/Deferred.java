// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** An object that was made, and whose content comes later. */
record Deferred(Codec codec, Object made) {

    /** Reads the content. */
    void fill(GraphReader reader) {
        if (codec instanceof UserCodec user) {
            user.body().fill(reader, made);
        } else {
            ((FilledCodec) codec).fill(reader, made);
        }
    }
}
