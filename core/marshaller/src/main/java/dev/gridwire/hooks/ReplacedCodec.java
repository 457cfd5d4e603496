// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;

/** Writes objects only as their stand-ins, and reads no others. */
final class ReplacedCodec extends HookedCodec {

    private ReplacedCodec(Class<?> type, TypeName name, Replacing replacing) {
        super(type, name, replacing);
    }

    static Codec of(Class<?> type, TypeName name, Replacing replacing) {
        return new ReplacedCodec(type, name, replacing);
    }

    @Override
    boolean isAlwaysReplaced() {
        return true;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("the object is written as its stand-in");
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        throw new IllegalStateException("the object is read as its stand-in");
    }
}
