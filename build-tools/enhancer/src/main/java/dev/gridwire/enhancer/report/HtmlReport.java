// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.report;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.Diagnostic;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.verify.RoundTripResult;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints the outcome as a page that needs no other file. */
final class HtmlReport {

    private static final String HEAD = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Gridwire: what was enhanced</title>
            <style>
            :root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #b35900; }
            @media (prefers-color-scheme: dark) { :root { --good: #57c270; --bad: #f0a050; } }
            body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
            h1 { font-size: 1.4rem; } code, td:first-child { font-family: ui-monospace, monospace; font-size: .92em; }
            table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; }
            th, td { border-bottom: 1px solid var(--line); padding: .35rem .6rem .35rem 0; }
            td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
            .enhanced, .unchanged { color: var(--good); } .left-out { color: var(--bad); }
            ul { margin: 0; padding-left: 1.1rem; }
            </style></head><body>
            """;

    private HtmlReport() {}

    static String of(Enhancement done, Map<String, RoundTripResult> trials) {
        return HEAD + "<h1>What was enhanced</h1>\n<p>" + escaped(done.summary()) + "</p>\n"
                + "<table><thead><tr><th>class<th>outcome<th>target<th>level<th class=number>id"
                + "<th class=number>bytes before<th class=number>after<th>what should be known</tr></thead><tbody>\n"
                + done.outcomes().stream().map(each -> row(each, trials)).collect(Collectors.joining())
                + "</tbody></table>\n" + done.notes().stream().map(note -> "<p>" + escaped(note) + "</p>\n")
                        .collect(Collectors.joining())
                + "</body></html>\n";
    }

    private static String row(ClassOutcome outcome, Map<String, RoundTripResult> trials) {
        String status = outcome.status().name().toLowerCase(Locale.ROOT).replace('_', '-');
        RoundTripResult trial = trials.get(outcome.typeName());
        return "<tr><td>" + escaped(EscapedNames.of(outcome.typeName()))
                + "<td class=" + status + ">" + status.replace('-', ' ')
                + "<td>" + outcome.mechanism().map(Mechanism::key).orElse("")
                + "<td>" + outcome.level()
                + number(outcome.ids().classId())
                + number(trial == null ? 0 : trial.bytesBefore())
                + number(trial == null ? 0 : trial.bytesAfter())
                + "<td>" + diagnostics(outcome) + "</tr>\n";
    }

    private static String number(int value) {
        return "<td class=number>" + (value == 0 ? "" : String.format(Locale.ROOT, "%,d", value));
    }

    private static String diagnostics(ClassOutcome outcome) {
        if (outcome.diagnostics().isEmpty()) {
            return "";
        }
        return outcome.diagnostics().stream().map(HtmlReport::item).collect(Collectors.joining("", "<ul>", "</ul>"));
    }

    private static String item(Diagnostic diagnostic) {
        return "<li>" + escaped(diagnostic.toString());
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
