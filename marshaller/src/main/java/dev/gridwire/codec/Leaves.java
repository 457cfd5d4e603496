// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.MalformedBytesException;
import dev.gridwire.wire.WireInput;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Reads objects that refer to no others. */
final class Leaves {

    private Leaves() {}

    /** Reads one. */
    static Object read(LeafCodec codec, WireInput in) {
        int at = in.offset();
        try {
            return codec.read(in);
        } catch (MalformedBytesException | Refusal e) {
            throw e;
        } catch (RuntimeException e) {
            // The JDK's factories say in many ways that a value is out of range.
            String rule = "this is no value of its class: class=" + codec.type().getName();
            throw Refusal.bytes(rule + ", exception=" + e.getClass().getName(), at, e);
        }
    }

    /** Reads values without identity, each an element that was counted. */
    static void readBare(GraphReader reader, LeafCodec codec, Collection<@Nullable Object> target, int count) {
        WireInput in = reader.in();
        int at = 0;
        try {
            if (codec.type() == String.class) {
                for (; at < count; at++) {
                    reader.awaited().element();
                    target.add(TextCodec.required(in));
                }
            }
            for (; at < count; at++) {
                reader.awaited().element();
                target.add(read(codec, in));
            }
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }
}
