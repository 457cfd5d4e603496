// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.net.URL;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The place of a class file: its kind, and its root.
 *
 * @param root the URL of the folder, jar or part of an archive, without the class's own path: {@code file:/app/classes/},
 *     {@code jar:file:/app.jar!/}, {@code jar:file:/app.jar!/BOOT-INF/classes!/},
 *     {@code jar:nested:/app.jar/!BOOT-INF/classes/!/}
 */
record ClassOrigin(Kind kind, String root) {

    /** The kind of the root. */
    enum Kind {
        FOLDER,
        JAR,
        /** The classes of a Spring Boot archive or of a web application. */
        ARCHIVE_CLASSES,
        OTHER
    }

    private static final String JAR_BEGIN = "jar:";
    private static final String FILE_BEGIN = "file:";
    private static final String JAR_END = "!/";
    private static final Pattern CLASSES = Pattern.compile("[/!](?:BOOT|WEB)-INF/classes/?!?/$");
    private static final Pattern VERSIONS = Pattern.compile("!/META-INF/versions/\\d+/$");

    /** Asks a loader for the class file without loading the class; null if there is none. */
    static @Nullable ClassOrigin of(String className, ClassLoader loader) {
        String path = className.replace('.', '/') + ".class";
        URL url = loader.getResource(path);
        return url == null ? null : of(url.toExternalForm(), path);
    }

    /** Removes the class's path from the URL of its file; null if the URL does not end with it. */
    static @Nullable ClassOrigin of(String url, String path) {
        // They differ only in characters that URLs escape, since the loader was asked for exactly this path.
        int length = encodedLength(url, path);
        if (length < 0) {
            return null;
        }
        String root = VERSIONS.matcher(url.substring(0, url.length() - length)).replaceFirst(JAR_END);
        return new ClassOrigin(kind(root), root);
    }

    private static int encodedLength(String url, String path) {
        if (url.endsWith("/" + path)) {
            return path.length();
        }
        int labels = (int) path.chars().filter(each -> each == '/').count();
        int start = url.length();
        for (int i = 0; i <= labels && start >= 0; i++) {
            start = url.lastIndexOf('/', start - 1);
        }
        return start < 0 ? -1 : url.length() - start - 1;
    }

    private static Kind kind(String root) {
        if (CLASSES.matcher(root).find()) {
            return Kind.ARCHIVE_CLASSES;
        }
        if (root.startsWith(FILE_BEGIN)) {
            return Kind.FOLDER;
        }
        boolean inFile = root.startsWith(JAR_BEGIN + FILE_BEGIN);
        boolean plain = inFile && root.endsWith(JAR_END) && root.indexOf(JAR_END) == root.length() - JAR_END.length();
        return plain ? Kind.JAR : Kind.OTHER;
    }

    /** Returns the file of a jar, or the folder; null if there is none. */
    @Nullable Path file() {
        return switch (kind) {
            case FOLDER -> Urls.path(root);
            case JAR -> Urls.path(root.substring(JAR_BEGIN.length(), root.length() - JAR_END.length()));
            default -> null;
        };
    }

    /** Returns the path of a folder or jar, or the URL, for people to read. */
    String shown() {
        Path file = file();
        return file == null ? root : file.toString();
    }
}
