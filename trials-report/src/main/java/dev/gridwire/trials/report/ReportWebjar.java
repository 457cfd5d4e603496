// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * A JavaScript library that comes as a jar. Its version is asked of the jar, so that the parent POM alone names it.
 *
 * @param groupId as in Maven
 * @param artifactId as in Maven; also the folder of its files
 */
record ReportWebjar(String groupId, String artifactId) {

    /**
     * Gives the library of a name.
     *
     * @throws IllegalArgumentException if the page has no such library: the template is wrong
     */
    static ReportWebjar of(String name) {
        return switch (name) {
            case "echarts" -> new ReportWebjar("org.webjars", name);
            case "tablesort" -> new ReportWebjar("org.webjars.npm", name);
            default -> throw new IllegalArgumentException(
                    "A placeholder of report.html names page, echarts or tablesort: owner=" + name);
        };
    }

    /** Gives a file of the library. */
    String text(String path) {
        return ReportResource.text("/META-INF/resources/webjars/" + artifactId + "/" + version() + "/" + path);
    }

    private String version() {
        Properties jar = new Properties();
        String text = ReportResource.text("/META-INF/maven/" + groupId + "/" + artifactId + "/pom.properties");
        try {
            jar.load(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory can be read: artifactId=" + artifactId, e);
        }
        return jar.getProperty("version").strip();
    }
}
