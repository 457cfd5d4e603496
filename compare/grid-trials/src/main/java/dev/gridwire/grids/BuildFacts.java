// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Knows the versions and other facts that the build pinned for the grids. */
public final class BuildFacts {

    private static final Properties FACTS = read();

    private BuildFacts() {}

    private static Properties read() {
        Properties facts = new Properties();
        try (InputStream in = BuildFacts.class.getResourceAsStream("build.properties")) {
            facts.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return facts;
    }

    /** Returns the versions of artifacts by name. */
    public static Map<String, String> versions(String... artifacts) {
        Map<String, String> versions = new TreeMap<>();
        for (String artifact : artifacts) {
            versions.put(artifact, of(artifact));
        }
        return versions;
    }

    /**
     * Returns a fact.
     *
     * @throws IllegalArgumentException if there is no such fact
     */
    public static String of(String name) {
        String fact = FACTS.getProperty(name);
        if (fact == null) {
            throw new IllegalArgumentException("the build says nothing of it: name=" + name);
        }
        return fact;
    }
}
