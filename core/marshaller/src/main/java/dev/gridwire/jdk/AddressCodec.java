// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads internet addresses, with the host's name if they know it. No name is looked up, since that would ask the
 * network.
 *
 * <pre>
 * +--------------------------+----------------+-----------------------------------------+
 * | string host, may be null | array of bytes | Inet6Address: varint scope + 1, 0 if none|
 * +--------------------------+----------------+-----------------------------------------+
 * </pre>
 */
public final class AddressCodec extends LeafCodec {

    private static final char BEFORE_NUMBERS = '/';
    private static final char BEFORE_SCOPE = '%';

    AddressCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    @Override
    public void write(WireOutput out, Object value) {
        InetAddress address = (InetAddress) value;
        WireStrings.write(out, host(address));
        WireArrays.write(out, address.getAddress());
        if (address instanceof Inet6Address six) {
            boolean scoped = six.getHostAddress().indexOf(BEFORE_SCOPE) >= 0;
            out.writeVarint(scoped ? six.getScopeId() + 1L : 0);
        }
    }

    /** Returns the host from the text, which is "host/numbers"; {@code getHostName} would look up an unknown host. */
    private static @Nullable String host(InetAddress address) {
        String text = address.toString();
        String host = text.substring(0, text.lastIndexOf(BEFORE_NUMBERS));
        return host.isEmpty() ? null : host;
    }

    @Override
    public Object read(WireInput in) {
        String host = WireStrings.read(in);
        byte[] numbers = WireArrays.readBytes(in);
        try {
            Object address;
            if (type() == Inet6Address.class) {
                long scope = in.readVarint();
                address = Inet6Address.getByAddress(host, numbers, Math.toIntExact(Math.subtractExact(scope, 1L)));
            } else {
                address = InetAddress.getByAddress(host, numbers);
            }
            return type().cast(address);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
