// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Handles URLs as class loaders give them. */
final class Urls {

    private Urls() {}

    /** Parses the text of a class loader's URL. */
    static URL of(String text) throws MalformedURLException {
        try {
            return URI.create(text).toURL();
        } catch (IllegalArgumentException e) {
            MalformedURLException malformed = new MalformedURLException(text);
            malformed.initCause(e);
            throw malformed;
        }
    }

    /** Returns the file of a {@code file:} URL; null for any other URL. */
    static @Nullable Path path(String url) {
        try {
            return url.startsWith("file:") ? Path.of(URI.create(url)) : null;
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null;
        }
    }
}
