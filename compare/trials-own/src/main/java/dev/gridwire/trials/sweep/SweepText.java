// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.sweep.SweepResults.Count;
import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Prints a sweep for a terminal. */
public final class SweepText {

    private static final int MOST_GROUPS = 12;
    private static final int MOST_CLASSES = 3;
    private static final List<SweepOutcome> IN_ORDER = List.of(
            SweepOutcome.FAILED, SweepOutcome.DIFFERENT, SweepOutcome.NAN_BITS, SweepOutcome.REFUSED, SweepOutcome.SLOW,
            SweepOutcome.NO_INSTANCE, SweepOutcome.ORACLE_FAILS, SweepOutcome.NOT_LINKED);
    /** The outcomes for which the detail of each class is shown. */
    private static final Set<SweepOutcome> DETAILED = Set.of(SweepOutcome.FAILED, SweepOutcome.DIFFERENT,
            SweepOutcome.NAN_BITS, SweepOutcome.SLOW, SweepOutcome.NOT_LINKED);

    private SweepText() {}

    /** Returns the counts: a row for each jar or module, and one for all. */
    public static String table(SweepResults results) {
        List<Map.Entry<String, Count>> rows = new ArrayList<>();
        results.byOrigin().forEach((origin, count) -> rows.add(Map.entry(origin, count)));
        if (rows.size() > 1) {
            rows.add(Map.entry("all", results.total()));
        }
        Columns<Map.Entry<String, Count>> columns = new Columns<Map.Entry<String, Count>>().text("", Map.Entry::getKey);
        add(columns, "serializable", Count::found);
        add(columns, "made", Count::instantiated);
        add(columns, "Java\ncopies", Count::judged);
        add(columns, "\nequal", count -> count.of(SweepOutcome.EQUAL));
        add(columns, "\nkept", count -> count.of(SweepOutcome.KEPT));
        add(columns, "\nrefused", count -> count.of(SweepOutcome.REFUSED));
        add(columns, "\ndifferent", count -> count.of(SweepOutcome.DIFFERENT));
        add(columns, "\nfailed", count -> count.of(SweepOutcome.FAILED));
        add(columns, "NaN\nbits", count -> count.of(SweepOutcome.NAN_BITS));
        add(columns, "\nslow", count -> count.of(SweepOutcome.SLOW));
        add(columns, "beyond\nJava", count -> count.of(SweepOutcome.BEYOND_JAVA));
        add(columns, "left\nout", count -> count.of(SweepOutcome.SKIPPED));
        add(columns, "not\nlinked", count -> count.of(SweepOutcome.NOT_LINKED));
        return columns.figure("bytes\n÷ Java", row -> ratio(row.getValue())).render(rows);
    }

    private static void add(Columns<Map.Entry<String, Count>> columns, String title, ToIntFunction<Count> number) {
        columns.figure(title, "%,.0f", row -> number.applyAsInt(row.getValue()));
    }

    /** Returns the quotient of the bytes of all instances that both have written. */
    static String ratio(Count count) {
        return count.javaBytes() == 0
                ? Columns.NOTHING
                : String.format(Locale.ROOT, "%.2f", (double) count.gridwireBytes() / count.javaBytes());
    }

    /**
     * Returns the classes that are not covered, grouped by reason with a remedy. The largest groups come first, each with some
     * classes. Empty if everything is covered.
     */
    public static String notes(SweepResults results) {
        StringBuilder text = new StringBuilder();
        for (SweepOutcome outcome : IN_ORDER) {
            Map<String, List<ClassVerdict>> groups = results.rows().stream().map(SweepResults.Row::verdict)
                    .filter(verdict -> verdict.outcome() == outcome)
                    .collect(Collectors.groupingBy(ClassVerdict::reason, LinkedHashMap::new, Collectors.toList()));
            if (!groups.isEmpty()) {
                text.append(title(outcome)).append('\n');
                append(groups, outcome, text);
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static String title(SweepOutcome outcome) {
        return switch (outcome) {
            case FAILED -> "Failed, which is a bug of Gridwire: please report it with the class";
            case DIFFERENT -> "Different from the original and from Java's copy, which is a bug of Gridwire: please report it";
            case NAN_BITS -> "Different in the bits of NaN alone: Java's streams write all NaNs alike, Gridwire keeps them";
            case SLOW -> "Slow by the class's own code, such as a constructor, hashCode or a hook, with Java serialization too";
            case REFUSED -> "Refused, with Gridwire's remedy";
            case NO_INSTANCE -> "Not made: write a test of your own with a real instance, and copy it by Marshaller";
            case ORACLE_FAILS -> "Not copied by Java serialization either, so there is nothing to compare with";
            case NOT_LINKED -> "Not linked: add the library that has the missing class with --classpath";
            case KEPT, EQUAL, BEYOND_JAVA, SKIPPED -> "";
        };
    }

    private static void append(Map<String, List<ClassVerdict>> groups, SweepOutcome outcome, StringBuilder text) {
        List<Map.Entry<String, List<ClassVerdict>>> largest = groups.entrySet().stream()
                .sorted((one, other) -> other.getValue().size() - one.getValue().size())
                .toList();
        for (Map.Entry<String, List<ClassVerdict>> group : largest.subList(0, Math.min(largest.size(), MOST_GROUPS))) {
            text.append(String.format("%6d  %s%n", group.getValue().size(), group.getKey()));
            for (ClassVerdict verdict : group.getValue().subList(0, Math.min(group.getValue().size(), MOST_CLASSES))) {
                boolean detailed = DETAILED.contains(outcome) && !verdict.detail().isEmpty();
                text.append("        ").append(verdict.className());
                text.append(detailed ? ": " + shortened(verdict.detail()) : "").append('\n');
            }
            if (group.getValue().size() > MOST_CLASSES) {
                text.append("        …\n");
            }
        }
        if (largest.size() > MOST_GROUPS) {
            int rest = largest.stream().skip(MOST_GROUPS).mapToInt(group -> group.getValue().size()).sum();
            text.append(String.format("%6d  for %d other reasons%n", rest, largest.size() - MOST_GROUPS));
        }
    }

    private static String shortened(String detail) {
        return detail.length() > 300 ? detail.substring(0, 300) + '…' : detail;
    }
}
