// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.codegen.model.EscapedNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a class and the classes in its values have changed since a release.
 *
 * @param changes from good to bad
 * @param accepted those of them that a line of the team's file accepts
 * @param acceptedFile that file
 * @param notes what could not be tried
 */
public record ClassReport(
        String className, String release, List<Change> changes, List<Change> accepted, Path acceptedFile, List<String> notes) {

    /** Copies the lists. */
    public ClassReport {
        changes = List.copyOf(changes);
        accepted = List.copyOf(accepted);
        notes = List.copyOf(notes);
    }

    /** Returns the gravest verdict, accepted changes included. */
    public Verdict verdict() {
        return changes.stream().map(Change::verdict).reduce(Verdict.SAFE, Verdict::graver);
    }

    /** Returns the changes that must not ship so. */
    public List<Change> open() {
        return changes.stream().filter(each -> each.verdict() != Verdict.SAFE && !accepted.contains(each)).toList();
    }

    /** Returns the class, the release and the verdict, for lists of tests. */
    public String title() {
        boolean isAccepted = verdict() != Verdict.SAFE && open().isEmpty();
        return EscapedNames.of(className) + " since " + release + ": " + verdict().words() + (isAccepted ? ", accepted" : "");
    }

    /** Returns the title, then each change with its effect, its remedy and what was seen, then the lines to accept. */
    public String text() {
        List<String> lines = new ArrayList<>(List.of(title()));
        changes.forEach(each -> add(each, lines));
        if (changes.stream().anyMatch(Change::isNewField)) {
            lines.add("  Objects of " + release + " have null, zero or false in new fields, also where Kotlin or a constructor"
                    + " excludes null; @InitialValue gives them values.");
        }
        notes.forEach(note -> lines.add("  " + note));
        if (isOpen(Verdict.NEEDS_READERS_FIRST)) {
            lines.add("  Deploy the present classes to all members first; until then, write only what both versions can hold.");
        }
        if (isOpen(Verdict.BREAKS)) {
            lines.add("  Change the class back, or do what the lines above say, so that it reads what was written.");
        }
        List<Change> acceptable = open().stream().filter(Change::isAcceptable).toList();
        if (!acceptable.isEmpty()) {
            lines.add("  Or, if that is planned for, add to " + acceptedFile + ":");
            acceptable.forEach(each -> lines.add(each.line()));
        }
        if (open().stream().anyMatch(each -> !each.isAcceptable())) {
            lines.add("  Or, if no data of " + release + " is left, delete its recording of the class, in "
                    + acceptedFile.resolveSibling(release) + ".");
        }
        return String.join("\n", lines);
    }

    private boolean isOpen(Verdict verdict) {
        return open().stream().anyMatch(each -> each.verdict() == verdict);
    }

    private void add(Change change, List<String> lines) {
        String mark = change.verdict().words() + (accepted.contains(change) ? ", accepted" : "");
        lines.add("  " + mark + ": " + change.line());
        Stream.concat(Stream.of(change.why()).filter(why -> !why.isEmpty()), change.seen().stream())
                .forEach(line -> lines.add("      " + line));
    }
}
