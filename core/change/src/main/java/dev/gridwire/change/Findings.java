// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The changes of a class since a release: those that the forms of the classes show, each with what was seen of it, and those that
 * only a try has shown.
 */
final class Findings {

    private static final String DEPLOY = "deploy the present classes to all members first, then write such values";
    private static final String NEW_CLASS = "+ class";
    private static final Pattern EXCEPTION = Pattern.compile("^(Refused|Mismatched\\w+|Rejected\\w+)Exception: ");
    /** What differs between runs: states of classes, values, places in bytes. */
    private static final Pattern STATES = Pattern.compile(", (?:payloadSchema|localSchema|value)=[^,\\s]+| at offset \\d+,?"
            + "|, (?:written|kept|keys)=\\d+(?: and \\d+)?");
    private static final Pattern MISSING = Pattern.compile("class is missing or does not link: class=([^\\s;,]+)");
    private static final Pattern INDEXES = Pattern.compile("\\[[^\\]]*\\]");
    private static final Pattern WAYS = Pattern.compile("(?<= at )[^\\s]*(?=\\.)");
    private static final Pattern SIGNS = Pattern.compile("(?:^|   )[-+] (?:extends |form=)?");

    private final RecordedClass recorded;
    private final List<Change> changes;
    private final StateComparison comparison;

    Findings(RecordedClass recorded, StateComparison comparison) {
        this.recorded = recorded;
        this.comparison = comparison;
        this.changes = new ArrayList<>(comparison.changes());
    }

    List<Change> changes() {
        return changes;
    }

    /** Adds that the recorded class itself is missing, under any name. */
    void addGoneRoot() {
        String name = recorded.className();
        changes.add(new Change(Verdict.BREAKS, name, "- class " + EscapedNames.of(name), StateComparison.remedyOfGone(name),
                List.of("all " + recorded.payloads().size() + " recorded payloads are refused"), true, false));
    }

    /** Adds what present classes make of recorded payloads. */
    void up(StateFinding finding, String count) {
        String detail = cut(finding.detail());
        String seen = switch (finding.fate()) {
            case EXCEPTION -> "present classes refuse " + count + " recorded payloads: " + detail;
            case LOST -> "present classes lose " + detail + " of " + count + " recorded payloads";
            default -> "present classes read another " + detail + " in " + count + " recorded payloads";
        };
        add(Verdict.BREAKS, detail, seen, goneIn(detail));
    }

    /** Adds what the release's classes make of present values. */
    void down(StateFinding finding, String count) {
        String detail = cut(finding.detail());
        String members = "members of " + recorded.release();
        String seen = switch (finding.fate()) {
            case EXCEPTION -> members + " refuse " + count + " present values: " + detail;
            case LOST -> members + " lose " + detail + " of " + count + " present values";
            default -> members + " read another " + detail + " in " + count + " present values";
        };
        Matcher missing = MISSING.matcher(detail);
        if (finding.fate() == Fate.EXCEPTION && missing.find()) {
            addNewClass(EscapedNames.parse(missing.group(1)), withoutRemedy(seen));
        } else {
            add(Verdict.NEEDS_READERS_FIRST, detail, seen, DEPLOY);
        }
    }

    /** Adds a class that the release lacks, wherever values hold it: so one line accepts it, and stays the same. */
    private void addNewClass(String name, String seen) {
        Change known = changes.stream().filter(each -> each.what().equals(NEW_CLASS) && each.className().equals(name))
                .findFirst().orElse(null);
        if (known == null) {
            changes.add(new Change(Verdict.NEEDS_READERS_FIRST, name, NEW_CLASS,
                    "members of the release lack it; write it when all have it", List.of(seen), false, false));
        } else {
            changes.set(changes.indexOf(known), known.withSeen(Verdict.NEEDS_READERS_FIRST, seen));
        }
    }

    /** Adds what is left of present values that the release's classes have read and written back. */
    void rewritten(StateFinding finding, String count) {
        String detail = cut(finding.detail());
        String members = "members of " + recorded.release();
        String seen = switch (finding.fate()) {
            case EXCEPTION -> members + " cannot write back " + count + " present values: " + detail;
            case LOST -> members + " lose " + detail + " of " + count + " present values when they write them back";
            default -> members + " change " + detail + " of " + count + " present values when they write them back";
        };
        add(Verdict.NEEDS_READERS_FIRST, detail, seen, DEPLOY);
    }

    /** Adds it to the change that it comes from, or as a change of its own. */
    private void add(Verdict verdict, String detail, String seen, String why) {
        boolean proves = verdict == Verdict.BREAKS;
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            boolean mayShow = change.isUndecided() || change.verdict().compareTo(verdict) >= 0;
            if (mayShow && isAbout(change, detail)) {
                changes.set(i, change.withSeen(verdict, withoutRemedy(seen)));
                return;
            }
        }
        String what = (proves ? "recorded payloads: " : "present values: ") + lasting(withoutRemedy(detail));
        changes.add(new Change(verdict, recorded.className(), what, why, List.of(seen), proves, false));
    }

    /** Takes out what differs between made values, so that an accepted line lasts: indexes, and ways to a field. */
    private static String lasting(String detail) {
        String steps = INDEXES.matcher(STATES.matcher(detail).replaceAll("")).replaceAll("[]");
        return WAYS.matcher(steps).replaceAll("…");
    }

    /** Whether an error or a path names one of the change's members. */
    private static boolean isAbout(Change change, String detail) {
        if (change.what().equals(NEW_CLASS)) {
            return false;
        }
        for (String side : SIGNS.split(change.what())) {
            String member = side.split("[:\\s]")[0];
            Pattern word = Pattern.compile("(?<![\\w$])" + Pattern.quote(member) + "(?![\\w$])");
            if (!member.isEmpty() && word.matcher(detail).find()) {
                return true;
            }
        }
        return false;
    }

    /** The change has a remedy, for both sides; a message knows only its own. */
    private static String withoutRemedy(String seen) {
        int remedy = seen.indexOf("; ");
        return remedy < 0 ? seen : seen.substring(0, remedy);
    }

    private String goneIn(String detail) {
        return comparison.gone().stream().filter(detail::contains).findFirst().map(StateComparison::remedyOfGone)
                .orElse("undo the change, or teach the present classes to read what was written");
    }

    private static String cut(String detail) {
        return EXCEPTION.matcher(detail.lines().findFirst().orElse("")).replaceFirst("");
    }
}
