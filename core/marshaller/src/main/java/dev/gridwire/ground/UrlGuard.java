// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.Proxy;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Set;

/**
 * Makes URLs of bytes that nobody vouches for. To hash or compare a URL asks the network for its host. A URL that is made here
 * refuses both while objects are read, whatever key it stands in and however deep. Afterwards it hashes, compares and opens
 * connections as any other does: an application's own URLs are equal to it and have its hash.
 */
public final class UrlGuard {

    /** The frames in which objects are read. Their stack is looked at only where the network would be asked. */
    private static final Set<String> READERS =
            Set.of("dev.gridwire.graph.PayloadReader", ObjectInputStream.class.getName());
    private static final Handler HTTP = new Handler(80);
    private static final Handler HTTPS = new Handler(443);

    private UrlGuard() {}

    /**
     * Whether there can be such a URL. Handlers of other protocols hash in their own ways, and to look for one loads a class that
     * bytes name.
     */
    public static boolean takes(String text) {
        return text.startsWith("http:") || text.startsWith("https:");
    }

    /** Makes one of a text that this takes. */
    public static URL url(String text) throws MalformedURLException {
        return new URL(null, text, text.startsWith("https:") ? HTTPS : HTTP);
    }

    private static final class Handler extends URLStreamHandler {

        private final int port;

        Handler(int port) {
            this.port = port;
        }

        @Override
        protected int getDefaultPort() {
            return port;
        }

        @Override
        protected InetAddress getHostAddress(URL url) {
            boolean isRead = StackWalker.getInstance().walk(
                    frames -> frames.anyMatch(frame -> READERS.contains(frame.getClassName())));
            if (isRead) {
                throw Refusal.shape(
                        "To hash or compare a URL asks the network, so it is no part of a key here: host=" + url.getHost(),
                        "use java.net.URI, or let such URLs in by the line allow=java.net.URL in gridwire.properties");
            }
            return super.getHostAddress(url);
        }

        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return new URL(url.toExternalForm()).openConnection();
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
            return new URL(url.toExternalForm()).openConnection(proxy);
        }
    }
}
