// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.result.Extreme;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts the fates of inputs. */
final class FateCount {

    private static final int HEX_BYTES = 200;
    private static final Set<Fate> UNREMARKABLE = Set.of(Fate.SAME, Fate.REFUSED);

    private final String workload;
    private final String contestant;
    private final Map<Key, MutationFinding> findings = new LinkedHashMap<>();
    private int inputs;
    private @Nullable Extreme mostBytes;
    private @Nullable Extreme mostNanos;

    FateCount(String workload, String contestant) {
        this.workload = workload;
        this.contestant = contestant;
    }

    /** Counts an input with one of the fates that exclude each other. */
    void add(Fate fate, String what, int input, byte[] bytes) {
        inputs++;
        besides(fate, what, input, bytes);
    }

    /** Counts another fate of the same input. */
    void besides(Fate fate, String what, int input, byte[] bytes) {
        merge(new MutationFinding(fate, what, 1, input, UNREMARKABLE.contains(fate) ? null : hex(bytes)));
    }

    /** Counts an input that ended its fork, and whose bytes are unknown here. */
    void ended(MutationFinding finding) {
        inputs++;
        merge(finding);
    }

    /** Adds the bytes of an input that ended its fork, without counting it again. */
    void name(MutationFinding finding, byte[] bytes) {
        merge(new MutationFinding(finding.fate(), finding.what(), 0, finding.example(), hex(bytes)));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes, 0, Math.min(HEX_BYTES, bytes.length));
    }

    /** Adds the cost of an input. */
    void cost(long allocatedBytes, long nanos, int inputBytes, int input) {
        mostBytes = greater(mostBytes, new Extreme(allocatedBytes, inputBytes, input));
        mostNanos = greater(mostNanos, new Extreme(nanos, inputBytes, input));
    }

    /** Adds another count. */
    void add(MutationCell part) {
        inputs += part.inputs();
        part.findings().forEach(this::merge);
        mostBytes = greater(mostBytes, part.mostBytes());
        mostNanos = greater(mostNanos, part.mostNanos());
    }

    int inputs() {
        return inputs;
    }

    int count(Fate fate) {
        return findings.values().stream().filter(one -> one.fate() == fate).mapToInt(MutationFinding::count).sum();
    }

    /** Returns the counts by fate, the most frequent first. */
    MutationCell cell(@Nullable String note) {
        List<MutationFinding> sorted = findings.values().stream()
                .sorted(Comparator.comparing(MutationFinding::fate)
                        .thenComparing(Comparator.comparingInt(MutationFinding::count).reversed())
                        .thenComparing(MutationFinding::what))
                .toList();
        return new MutationCell(workload, contestant, note, inputs, sorted, mostBytes, mostNanos);
    }

    private void merge(MutationFinding finding) {
        findings.merge(new Key(finding.fate(), finding.what()), finding, (one, other) -> new MutationFinding(
                one.fate(), one.what(), one.count() + other.count(), one.example(),
                one.hex() == null && one.example() == other.example() ? other.hex() : one.hex()));
    }

    private static @Nullable Extreme greater(@Nullable Extreme one, @Nullable Extreme other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return other.amount() > one.amount() ? other : one;
    }

    private record Key(Fate fate, String what) {}
}
