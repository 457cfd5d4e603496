// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** URLs as class loaders give them. */
final class Urls {

    private Urls() {}

    /** The URL of a text that a class loader's URL gave. */
    static URL of(String text) throws MalformedURLException {
        try {
            return URI.create(text).toURL();
        } catch (IllegalArgumentException e) {
            MalformedURLException malformed = new MalformedURLException(text);
            malformed.initCause(e);
            throw malformed;
        }
    }

    /** The file of a {@code file:} URL; null if it is another. */
    static @Nullable Path path(String url) {
        try {
            return url.startsWith("file:") ? Path.of(URI.create(url)) : null;
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null;
        }
    }
}
