// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.net.MalformedURLException;
import java.net.URL;

/** URLs, where they were registered: to hash one asks the network, so by its fixed number none is let in either. */
public final class UrlCodec extends LeafCodec {

    private final Types types;

    UrlCodec(Class<?> type, TypeName name, Types types) {
        super(type, name, Identity.KEPT);
        this.types = types;
    }

    @Override
    public void write(WireOutput out, Object value) {
        types.requireAllowed(type().getName());
        WireStrings.write(out, ((URL) value).toExternalForm());
    }

    @Override
    public Object read(WireInput in) {
        types.requireAllowed(type().getName());
        String text = WireStrings.read(in);
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw in.malformed("this is no URL");
        }
    }
}
