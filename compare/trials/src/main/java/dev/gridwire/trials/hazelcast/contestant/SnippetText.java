// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds the parts of snippets. */
final class SnippetText {

    private static final String VERSIONS = "/dev/gridwire/trials/compare/versions.properties";

    private SnippetText() {}

    /** Returns a dependency of Maven; the version is the measured one. */
    static String dependency(String group, String artifact, String version) {
        return "<dependency>\n  <groupId>" + group + "</groupId>\n  <artifactId>" + artifact + "</artifactId>\n  <version>"
                + version(version) + "</version>\n</dependency>\n";
    }

    /** Returns Gridwire's jar, which registers itself, and a line for each class that gives it an id. */
    static String gridwire(String settings, List<String> types) {
        return dependency("dev.gridwire", "gridwire-hazelcast-auto", "gridwire") + properties(settings + ids(types));
    }

    /** Returns the plugin that enhances classes. */
    static String enhanced(String target, List<String> types, String level) {
        return "<plugin>\n  <groupId>dev.gridwire</groupId>\n  <artifactId>gridwire-maven-plugin</artifactId>\n  <version>"
                + version("gridwire") + "</version>\n  <executions>\n    <execution><goals><goal>enhance</goal><goal>check</goal>"
                + "</goals></execution>\n  </executions>\n</plugin>\n"
                + properties("targets." + target + '=' + String.join(", ", types) + '\n'
                        + (level.equals("safe") ? "" : "hints.level=" + level + '\n'));
    }

    private static String ids(List<String> types) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> "id." + types.get(i) + '=' + (i + 1) + '\n')
                .collect(Collectors.joining());
    }

    private static String properties(String content) {
        return "# in src/main/resources/gridwire.properties\n" + content;
    }

    /** Returns a line for each class. */
    static String lines(List<String> types, String before, String behind) {
        return types.stream().map(type -> before + source(type) + behind + '\n').collect(Collectors.joining());
    }

    /** Returns the class's name as in source code. */
    static String source(String binaryName) {
        return binaryName.replace('$', '.');
    }

    private static String version(String artifact) {
        Properties versions = new Properties();
        try (InputStream in = SnippetText.class.getResourceAsStream(VERSIONS)) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return versions.getProperty(artifact);
    }
}
