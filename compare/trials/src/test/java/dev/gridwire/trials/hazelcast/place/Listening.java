// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** The address at which a member can be reached. */
public final class Listening {

    private static final int CONNECT_TIMEOUT_MILLIS = 2_000;

    private Listening() {}

    /** The port of an address as clients are given it. */
    public static int port(String address) {
        assertThat(address).matches("127\\.0\\.0\\.1:\\d+");
        return Integer.parseInt(address.substring(address.indexOf(':') + 1));
    }

    /** Asserts that 127.0.0.1 answers, and no other address of this machine. */
    public static void assertOnLoopbackOnly(int port) throws IOException {
        connect(InetAddress.getByName("127.0.0.1"), port);
        for (InetAddress other : otherAddresses()) {
            assertThatThrownBy(() -> connect(other, port)).as("%s", other).isInstanceOf(IOException.class);
        }
    }

    /** A socket that is bound to every address answers at 127.0.0.2 too, where Linux has the whole of 127/8. */
    private static Set<InetAddress> otherAddresses() throws IOException {
        Set<InetAddress> addresses = new LinkedHashSet<>();
        addresses.add(InetAddress.getByName("127.0.0.2"));
        addresses.add(InetAddress.getByName("::1"));
        NetworkInterface.networkInterfaces().forEach(one -> addresses.addAll(Collections.list(one.getInetAddresses())));
        addresses.remove(InetAddress.getByName("127.0.0.1"));
        return addresses;
    }

    private static void connect(InetAddress address, int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), CONNECT_TIMEOUT_MILLIS);
            if (socket.getLocalSocketAddress().equals(socket.getRemoteSocketAddress())) {
                throw new SocketException("the socket met itself");
            }
        }
    }
}
