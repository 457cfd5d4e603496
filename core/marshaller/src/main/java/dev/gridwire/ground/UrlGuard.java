// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.settings.ApplicationSettings;
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
 * Makes URLs from untrusted bytes. Hashing or comparing a URL asks the network for its host. A URL made here refuses both while
 * objects are read, whatever key contains it, at any depth. Afterwards it hashes, compares and opens connections like any other
 * URL: an application's own URLs are equal to it and have the same hash.
 */
public final class UrlGuard {

    /** The stack frames in which objects are read. The stack is examined only when the network would be asked. */
    private static final Set<String> READERS =
            Set.of("dev.gridwire.graph.PayloadReader", ObjectInputStream.class.getName());
    private static final Handler HTTP = new Handler(80);
    private static final Handler HTTPS = new Handler(443);

    private UrlGuard() {}

    /**
     * Returns whether such a URL can be made. Handlers of other protocols hash in their own ways, and looking for a handler loads
     * a class that the bytes name.
     */
    public static boolean takes(String text) {
        return text.startsWith("http:") || text.startsWith("https:");
    }

    /** Makes a URL from a text that {@link #takes} accepts. */
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
                        "Hashing or comparing a URL asks the network, so it cannot be part of a key here: host=" + url.getHost(),
                        "use java.net.URI, or let such URLs in by " + ApplicationSettings
                                .place(Thread.currentThread().getContextClassLoader()).line("allow=java.net.URL"));
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
