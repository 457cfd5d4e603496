// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.benchmark.Jmh;
import dev.gridwire.trials.change.Preservation;
import dev.gridwire.trials.contestant.EvolutionSetup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;

/** Judges every mechanism on every case, and measures those that are not refused. */
public final class EvolvingBenchmarks {

    /** As many as a member holds of them, about. */
    public static final int EDITS = 10_000;

    private EvolvingBenchmarks() {}

    /** Judges each case by each mechanism. */
    public static List<Judgement> judge(List<EvolvingCase> cases, List<EvolutionSetup> setups, int editCount) {
        List<Judgement> judgements = new ArrayList<>();
        for (EvolvingCase subject : cases) {
            for (EvolutionSetup setup : setups) {
                judgements.add(Judgement.of(subject, setup, editCount));
            }
        }
        return judgements;
    }

    /**
     * Measures the judged mechanisms, as far as their time is of interest.
     *
     * @param jmhArguments JMH's own options, as on its command line
     * @throws IOException if JMH refuses the arguments or a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> run(List<Judgement> judgements, String... jmhArguments) throws IOException {
        List<Judgement> timed = judgements.stream()
                .filter(one -> EvolvingCase.timed().contains(one.subject()) && one.own().verdict() == Preservation.KEPT)
                .toList();
        List<RunResult> results = new ArrayList<>(run(SameVersionBenchmark.class, timed, jmhArguments));
        List<Judgement> crossing =
                timed.stream().filter(one -> one.upgraded().verdict() != Preservation.REFUSED).toList();
        results.addAll(run(OtherVersionBenchmark.class, crossing, jmhArguments));
        return results;
    }

    private static Collection<RunResult> run(Class<?> benchmark, List<Judgement> judgements, String... jmhArguments)
            throws IOException {
        if (judgements.isEmpty()) {
            return List.of();
        }
        List<EvolvingCell> cells =
                judgements.stream().map(one -> new EvolvingCell(one.subject(), one.setup())).toList();
        return Jmh.run(
                benchmark,
                options -> options
                        .addProfiler(PayloadBytes.class)
                        .param(EvolvingCell.PARAMETER, EvolvingCell.parameters(cells))
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.NANOSECONDS),
                jmhArguments);
    }
}
