// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.model.EscapedNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Lists the classes for which a build made companions, so that companions of other classes are not looked for: a loader takes
 * longer for a missing class than for an existing one.
 *
 * @param classes binary names
 */
record CompanionIndex(Set<String> classes) {

    private static final String RESOURCE = "META-INF/gridwire/companions.txt";

    /**
     * Reads all files of that name. Each line holds one binary name in the form of {@link EscapedNames}, or a comment after a
     * number sign.
     */
    static CompanionIndex read(ClassLoader loader) {
        Set<String> classes = new HashSet<>();
        try {
            for (URL resource : Collections.list(loader.getResources(RESOURCE))) {
                read(resource, classes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a list of companions cannot be read: resource=" + RESOURCE, e);
        }
        return new CompanionIndex(classes);
    }

    private static void read(URL resource, Set<String> classes) throws IOException {
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    classes.add(EscapedNames.parse(line.strip()));
                }
            }
        }
    }

    boolean has(String name) {
        return classes.contains(name);
    }
}
