// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;

/**
 * Lists the Spring classes that Spring itself keeps in caches and sessions, so that users do not know their names. {@code
 * types.txt} gives the reason for each.
 */
final class SpringTypes {

    /** Binary names. Names from missing libraries have no effect. */
    static final Set<String> NAMES = read();

    private SpringTypes() {}

    private static Set<String> read() {
        Set<String> names = new LinkedHashSet<>();
        try (InputStream file = Objects.requireNonNull(SpringTypes.class.getResourceAsStream("types.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int space = line.indexOf(' ');
                if (space > 0 && !line.startsWith("#")) {
                    names.add(line.substring(0, space));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of Spring's classes cannot be read", e);
        }
        return Set.copyOf(names);
    }
}
