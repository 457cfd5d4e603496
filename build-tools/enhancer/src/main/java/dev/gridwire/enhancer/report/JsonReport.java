// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.report;

import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.Diagnostic;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.verify.RoundTripResult;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints the outcome for programs. The same run gives the same text, because no time is in it. */
final class JsonReport {

    private JsonReport() {}

    static String of(Enhancement done, Map<String, RoundTripResult> trials) {
        return "{\n  \"tool\": " + text(Enhancer.version()) + ",\n  \"classes\": ["
                + done.outcomes().stream().map(each -> "\n    " + outcome(each, trials)).collect(Collectors.joining(","))
                + "\n  ],\n  \"notes\": " + texts(done.notes()) + "\n}\n";
    }

    private static String outcome(ClassOutcome outcome, Map<String, RoundTripResult> trials) {
        ClassIds ids = outcome.ids();
        RoundTripResult trial = trials.get(outcome.typeName());
        String sizes = trial == null ? ""
                : ", \"bytesBefore\": " + trial.bytesBefore() + ", \"bytesAfter\": " + trial.bytesAfter();
        return "{\"class\": " + text(outcome.typeName())
                + ", \"status\": " + text(outcome.status().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                + ", \"target\": " + text(outcome.mechanism().map(Mechanism::key).orElse(""))
                + ", \"level\": " + text(outcome.level())
                + ", \"factory\": " + ids.factoryId() + ", \"id\": " + ids.classId() + ", \"version\": " + ids.version()
                + ", \"fingerprint\": " + text(outcome.fingerprint()) + sizes
                + ", \"diagnostics\": ["
                + outcome.diagnostics().stream().map(JsonReport::diagnostic).collect(Collectors.joining(", ")) + "]}";
    }

    private static String diagnostic(Diagnostic diagnostic) {
        return "{\"reason\": " + text(diagnostic.obstacle().reason().code())
                + ", \"class\": " + text(diagnostic.obstacle().typeName())
                + ", \"member\": " + text(diagnostic.obstacle().member())
                + ", \"place\": " + text(diagnostic.place())
                + ", \"text\": " + text(diagnostic.obstacle().text())
                + ", \"remedy\": " + text(diagnostic.obstacle().remedy()) + "}";
    }

    private static String texts(List<String> texts) {
        return texts.stream().map(JsonReport::text).collect(Collectors.joining(", ", "[", "]"));
    }

    /** A string of JSON (RFC 8259, 7). */
    static String text(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (char unit : value.toCharArray()) {
            if (unit == '"' || unit == '\\') {
                text.append('\\').append(unit);
            } else if (unit < ' ' || Character.isSurrogate(unit)) {
                text.append(String.format("\\u%04x", (int) unit));
            } else {
                text.append(unit);
            }
        }
        return text.append('"').toString();
    }
}
