// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/**
 * Reads the texts that the page is made of from the class path: its own, and libraries that come as jars. Their versions are
 * asked of the jars, so that the parent POM alone names them.
 */
final class ReportResource {

    private ReportResource() {}

    /**
     * Gives a text of an owner, as the template names it.
     *
     * @throws IllegalArgumentException if the page has no such owner: the template is wrong
     */
    static String of(String owner, String path) {
        return switch (owner) {
            case "page" -> besideTemplate(path);
            case "echarts" -> ofLibrary("org.webjars", owner, path);
            case "tablesort" -> ofLibrary("org.webjars.npm", owner, path);
            default -> throw new IllegalArgumentException(
                    "A placeholder of report.html names page, echarts or tablesort: owner=" + owner);
        };
    }

    /** Gives a file of the page itself, without the line end after its last line. */
    static String besideTemplate(String name) {
        return text("/dev/gridwire/trials/report/page/" + name);
    }

    private static String ofLibrary(String groupId, String artifactId, String path) {
        Properties jar = new Properties();
        try {
            jar.load(new StringReader(text("/META-INF/maven/" + groupId + "/" + artifactId + "/pom.properties")));
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory can be read: artifactId=" + artifactId, e);
        }
        return text("/META-INF/resources/webjars/" + artifactId + "/" + jar.getProperty("version").strip() + "/" + path);
    }

    /** Gives a UTF-8 text, without white space after it. */
    private static String text(String path) {
        try (InputStream in = ReportResource.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("A part of the report is on the class path: resource=" + path
                        + ". Build the module again, or put its jar and its dependencies on the class path.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw new UncheckedIOException("A part of the report can be read: resource=" + path, e);
        }
    }
}
