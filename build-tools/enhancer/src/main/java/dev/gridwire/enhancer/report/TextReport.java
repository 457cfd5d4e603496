// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.report;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.form.ClassIds;
import java.util.ArrayList;
import java.util.List;

/** Prints the outcome as lines for a terminal or a build's output. */
public final class TextReport {

    private TextReport() {}

    /** Returns the summary, then a line for each reason why a class was left out and for each cycle, then other notes. */
    public static List<String> brief(Enhancement done) {
        List<String> lines = new ArrayList<>(List.of(done.summary()));
        done.missed().forEach(each -> each.diagnostics().forEach(found -> lines.add(found.toString())));
        done.cautions().forEach(found -> lines.add(found.toString()));
        lines.addAll(done.notes());
        return lines;
    }

    /** Returns the same, and a line for each class that has a form, with its notes. */
    public static List<String> whole(Enhancement done) {
        List<String> lines = new ArrayList<>(List.of(done.summary()));
        for (ClassOutcome each : done.outcomes()) {
            lines.add(line(each));
            each.diagnostics().forEach(found -> lines.add("    " + found));
        }
        lines.addAll(done.notes());
        return lines;
    }

    private static String line(ClassOutcome outcome) {
        if (outcome.mechanism().isEmpty()) {
            return "left out   " + EscapedNames.of(outcome.typeName());
        }
        ClassIds ids = outcome.ids();
        String known = ids.classId() == 0 ? "" : ", factory " + ids.factoryId() + ", id " + ids.classId() + ", version "
                + ids.version();
        return (outcome.status() == Status.ENHANCED ? "enhanced   " : "as it was  ") + EscapedNames.of(outcome.typeName()) + ": "
                + outcome.mechanism().get().key() + ", " + outcome.level() + known;
    }
}
