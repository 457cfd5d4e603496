// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.grid.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Knows the versions that the build pinned. */
public final class Versions {

    private static final String RESOURCE = "versions.properties";

    private Versions() {}

    /** Returns the same, with those of a grid. */
    public static Map<String, String> of(Grid grid) {
        Map<String, String> versions = ofEverything();
        versions.putAll(grid.versions());
        return versions;
    }

    /** Returns the versions of Gridwire, of the grid and of other libraries, by artifact name. */
    public static Map<String, String> ofEverything() {
        Properties properties = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream(RESOURCE)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> versions = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> versions.put(name, properties.getProperty(name)));
        return versions;
    }
}
