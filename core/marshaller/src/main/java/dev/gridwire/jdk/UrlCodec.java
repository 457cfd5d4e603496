// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.ground.UrlGuard;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.net.MalformedURLException;
import java.net.URL;

/**
 * Writes and reads URLs if they were registered. Hashing a URL asks the network, so the fixed number does not let one in either.
 * If the policy allows URLs as values only, none may be a key, and none is hashed while it is read ({@link UrlGuard}).
 */
public final class UrlCodec extends LeafCodec {

    private final Types types;

    UrlCodec(Class<?> type, TypeName name, Types types) {
        super(type, name, Identity.KEPT);
        this.types = types;
    }

    @Override
    public void write(WireOutput out, Object value) {
        types.requireAllowed(type().getName());
        String text = ((URL) value).toExternalForm();
        if (!UrlGuard.takes(text)) {
            requireKey();
        }
        WireStrings.write(out, text);
    }

    @Override
    public void requireKey() {
        types.requireAllowedAsKey(type().getName());
    }

    @Override
    public Object read(WireInput in) {
        types.requireAllowed(type().getName());
        String text = WireStrings.readRequired(in);
        if (!UrlGuard.takes(text)) {
            requireKey();
        }
        try {
            return types.allowsAsKey(type().getName()) ? new URL(text) : UrlGuard.url(text);
        } catch (MalformedURLException e) {
            throw in.malformed("this is no URL");
        }
    }
}
