// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives the report as one HTML page that opens offline: template, style, scripts, libraries and results in one text.
 *
 * <p>The template names its parts as {@code {{owner:path}}}: a file beside it ({@code page}), or one in the webjar
 * {@code echarts} or {@code tablesort}. <code>{{results}}</code> and <code>{{extras}}</code> stand for the results, and for
 * what was worked out of them.
 */
final class ReportPage {

    private static final String TEMPLATE = "report.html";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(?:([a-z]+):)?([A-Za-z./-]+)}}");

    private ReportPage() {}

    /**
     * Renders the page.
     *
     * @param resultsJson the content of {@code results.json}, copied into the page, not checked
     * @param extrasJson {@link PageExtras}, likewise
     * @return about 1.2 million characters, to be written as UTF-8
     * @throws IllegalStateException if a part is not on the class path, as in a jar that was repacked without it
     */
    static String render(String resultsJson, String extrasJson) {
        // One pass over the template only, so that a part that happens to hold "{{" is left as it is.
        return PLACEHOLDER.matcher(ReportResource.besideTemplate(TEMPLATE))
                .replaceAll(found -> Matcher.quoteReplacement(part(found, resultsJson, extrasJson)));
    }

    private static String part(MatchResult placeholder, String resultsJson, String extrasJson) {
        String owner = placeholder.group(1);
        String path = placeholder.group(2);
        if (owner == null) {
            return inScriptElement(path.equals("results") ? resultsJson : extrasJson);
        }
        return ReportResource.of(owner, path);
    }

    /**
     * Escapes text that would end a script element or open a comment in it (HTML, "Restrictions for contents of script
     * elements"). JSON has {@code <} in strings only, where both escapes read as the same character.
     */
    private static String inScriptElement(String json) {
        return json.replace("</", "<\\/").replace("<!--", "<\\u0021--");
    }
}
