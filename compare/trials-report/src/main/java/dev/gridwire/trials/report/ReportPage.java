// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renders the report as one HTML page that opens offline: template, style, scripts, libraries and results in one text.
 *
 * <p>The template refers to its parts as {@code {{owner:path}}}: a file beside it ({@code page}), or one in the webjar {@code
 * echarts} or {@code tablesort}. <code>{{results}}</code> and <code>{{extras}}</code> stand for the results and for figures
 * computed from them. The versions of libraries come from their jars, so that only the parent POM names them.
 */
final class ReportPage {

    private static final String TEMPLATE = "report.html";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(?:([a-z]+):)?([A-Za-z./-]+)}}");

    private ReportPage() {}

    /**
     * Renders the page.
     *
     * @param resultsJson the content of {@code results.json}, copied into the page without a check
     * @param extrasJson {@link PageExtras}, also copied without a check
     * @return about 1.2 million characters, to be written as UTF-8
     * @throws IllegalStateException if the class path lacks a part, as in a jar repacked without it
     */
    static String render(String resultsJson, String extrasJson) {
        // One pass over the template alone, so that a part that happens to contain "{{" stays unchanged.
        return PLACEHOLDER.matcher(besideTemplate(TEMPLATE))
                .replaceAll(found -> Matcher.quoteReplacement(part(found, resultsJson, extrasJson)));
    }

    private static String part(MatchResult placeholder, String resultsJson, String extrasJson) {
        String owner = placeholder.group(1);
        String path = placeholder.group(2);
        if (owner == null) {
            return inScriptElement(path.equals("results") ? resultsJson : extrasJson);
        }
        return text(owner, path);
    }

    /**
     * Escapes text that would end a script element or open a comment in it (HTML, "Restrictions for contents of script
     * elements"). JSON has {@code <} only in strings, where both escapes mean the same character.
     */
    private static String inScriptElement(String json) {
        return json.replace("</", "<\\/").replace("<!--", "<\\u0021--");
    }

    /**
     * Returns a text of an owner, as the template names it.
     *
     * @throws IllegalArgumentException if the page has no such owner, because the template is wrong
     */
    static String text(String owner, String path) {
        return switch (owner) {
            case "page" -> besideTemplate(path);
            case "echarts" -> ofLibrary("org.webjars", owner, path);
            case "tablesort" -> ofLibrary("org.webjars.npm", owner, path);
            default -> throw new IllegalArgumentException(
                    "A placeholder of report.html names page, echarts or tablesort: owner=" + owner);
        };
    }

    /** Returns a file of the page itself, without the line end after its last line. */
    static String besideTemplate(String name) {
        return resource("/dev/gridwire/trials/report/page/" + name);
    }

    private static String ofLibrary(String groupId, String artifactId, String path) {
        Properties jar = new Properties();
        try {
            jar.load(new StringReader(resource("/META-INF/maven/" + groupId + "/" + artifactId + "/pom.properties")));
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory can be read: artifactId=" + artifactId, e);
        }
        return resource("/META-INF/resources/webjars/" + artifactId + "/" + jar.getProperty("version").strip() + "/" + path);
    }

    /** Returns a UTF-8 text, without trailing white space. */
    private static String resource(String path) {
        try (InputStream in = ReportPage.class.getResourceAsStream(path)) {
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
