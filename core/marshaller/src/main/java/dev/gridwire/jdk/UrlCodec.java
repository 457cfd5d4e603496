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
 * URLs, where they were registered: to hash one asks the network, so by its fixed number none is let in either. Where the policy
 * takes them as values only, no key may be one, and none is hashed while it is read ({@link UrlGuard}).
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
        String text = WireStrings.read(in);
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
