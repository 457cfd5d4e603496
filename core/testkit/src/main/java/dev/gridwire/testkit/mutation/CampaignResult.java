// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The results of a campaign.
 *
 * @param inputs the number of inputs; two decoders read most of them
 * @param millis the elapsed time
 * @param cpuMillis the total CPU time of its threads
 * @param tallies the tallies of the decoders, by mode
 */
public record CampaignResult(long inputs, long millis, long cpuMillis, int threads, long seed,
        Map<String, Tally> tallies, List<Finding> findings) {

    static Map<String, Tally> joined(List<Map<String, Tally>> tallies) {
        Map<String, Tally> joined = new TreeMap<>();
        tallies.forEach(each -> each.forEach((mode, tally) -> joined.computeIfAbsent(mode, any -> new Tally()).add(tally)));
        return joined;
    }

    /** Returns how often decoders read an input. */
    public long decodes() {
        return tallies.values().stream().mapToLong(Tally::inputs).sum();
    }

    /** Returns a Markdown page: where and how it ran, a row for each mode, and the findings. */
    public String toMarkdown() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT,
                "%,d inputs, read %,d times, in %,d s by %d threads, %,d s of processor time; seed %d; JDK %s,"
                        + " %s, %d cores.\n\n",
                inputs, decodes(), millis / 1_000, threads, cpuMillis / 1_000, seed, System.getProperty("java.version"),
                System.getProperty("os.name"), Runtime.getRuntime().availableProcessors()));
        text.append("| mode | inputs | objects | refusals | most bytes, of an input of | most CPU time, of an input of |\n");
        text.append("|---|---|---|---|---|---|\n");
        tallies.forEach((mode, tally) -> text.append(String.format(Locale.ROOT,
                "| %s | %,d | %,d | %s | %,d bytes, %,d | %,d µs, %,d |\n", mode, tally.inputs(), tally.objects(),
                refusals(tally), tally.allocation().cost(), tally.allocation().inputLength(), tally.time().cost() / 1_000,
                tally.time().inputLength())));
        text.append("\nFindings: ").append(findings.size()).append('\n');
        findings.forEach(each -> text.append("- ").append(each).append('\n'));
        return text.toString();
    }

    private static String refusals(Tally tally) {
        return new TreeMap<>(tally.refusals()).entrySet().stream()
                .map(each -> each.getKey().substring(each.getKey().lastIndexOf('.') + 1) + " "
                        + String.format(Locale.ROOT, "%,d", each.getValue()))
                .collect(Collectors.joining(", "));
    }
}
