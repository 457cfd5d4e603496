// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains.song;

import java.io.IOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.net.spi.URLStreamHandlerProvider;

/** URLs of the protocol "canary": where others would ask the network for an address, these sing. */
public final class CountingUrls extends URLStreamHandlerProvider {

    @Override
    public URLStreamHandler createURLStreamHandler(String protocol) {
        return protocol.equals("canary") ? new Handler() : null;
    }

    /** Asks no network. */
    private static final class Handler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            throw new IOException("there is nothing to connect to");
        }

        /** A hash that no URL keeps, so that it is asked for again wherever the URL comes to. */
        @Override
        protected int hashCode(URL url) {
            new Canary().sing();
            return -1;
        }
    }
}
