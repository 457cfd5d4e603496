// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.programmer.Programmer;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads 40,000 programmers by parallel streams: all mechanisms in one JVM, for ten rounds.
 *
 * <p>The published variant has no warm-up, a fixed order of mechanisms, and the conversion to the mechanism's class inside the
 * timing. The corrected one is warmed up, rotates the order with each round, and converts outside the timing.
 */
final class TimeTrials implements PublishedComparison, ForkTask<TimeTrials.Request, TimeTrials.Averages> {

    private static final int SIZE = 40_000;
    private static final int ROUNDS = 10;
    private static final int TRIALS = 3;
    private static final int WARM_UP_ROUNDS = 3;

    private final Workload<Programmer> workload = Workloads.PROGRAMMER;

    @Override
    public Preset preset() {
        return Preset.of("time-trials");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * settings.roundsOr(ROUNDS) * TRIALS;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Contestant, WriteRead> asPublished = run(settings, progress, false, "");
        Map<Contestant, WriteRead> member = run(settings, progress, true, "");
        Map<Contestant, WriteRead> client;
        try (MemberFork fork = MemberFork.start(settings.forks(), settings.port())) {
            client = run(settings, progress, true, fork.address());
            fork.demandAlive();
        }
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        for (Contestant contestant : preset().measured(settings)) {
            List<@Nullable Double> figures = new ArrayList<>();
            for (Map<Contestant, WriteRead> trial : List.of(asPublished, member, client)) {
                WriteRead times = Objects.requireNonNull(trial.get(contestant));
                figures.addAll(List.of(times.writeMillis(), times.readMillis()));
            }
            here.put(contestant, figures);
        }
        return preset().table(here, settings.sizeOr(SIZE), settings.roundsOr(ROUNDS));
    }

    private Map<Contestant, WriteRead> run(
            PublishedSettings settings, Progress progress, boolean corrected, String member) {
        progress.fork("Time trials", corrected ? (member.isEmpty() ? "member" : "client") : "as published");
        Request request = new Request(
                preset().measured(settings), settings.sizeOr(SIZE), settings.roundsOr(ROUNDS), settings.seed(), corrected,
                member);
        if (request.contestants().isEmpty()) {
            return Map.of();
        }
        return TaskFork.run(settings.forks(), List.of(), this, request, () -> progress.step(1))
                .ofContestant();
    }

    @Override
    public Averages run(Request request, Runnable onStep) {
        HazelcastInstance grid = open(request);
        try {
            IMap<String, Object> map = grid.getMap("programmers");
            List<Programmer> programmers =
                    Stream.generate(workload.values(request.seed())).limit(request.size()).toList();
            return trials(request, map, programmers, onStep);
        } finally {
            grid.getLifecycleService().terminate();
        }
    }

    private HazelcastInstance open(Request request) {
        SerializationConfig config = new SerializationConfig();
        request.contestants().forEach(contestant -> contestant.setup(workload).addTo(config));
        return request.member().isEmpty()
                ? LoopbackMember.start(0, config)
                : LoopbackMember.connect(request.member(), config);
    }

    private Averages trials(Request request, IMap<String, Object> map, List<Programmer> programmers, Runnable onStep) {
        int uncounted = request.corrected() ? Math.min(WARM_UP_ROUNDS, request.rounds()) : 0;
        Map<Contestant, WriteRead> sums = new EnumMap<>(Contestant.class);
        for (int round = -uncounted; round < request.rounds(); round++) {
            for (Contestant contestant : order(request, round + uncounted)) {
                WriteRead times = request.corrected()
                        ? round(map, converted(contestant, programmers))
                        : round(contestant, map, programmers);
                if (round >= 0) {
                    sums.merge(contestant, times, WriteRead::plus);
                    onStep.run();
                }
            }
        }
        sums.replaceAll((contestant, sum) -> sum.dividedBy(request.rounds()));
        return new Averages(sums);
    }

    private static List<Contestant> order(Request request, int round) {
        List<Contestant> order = new ArrayList<>(request.contestants());
        if (request.corrected()) {
            Collections.rotate(order, round);
        }
        return order;
    }

    private WriteRead round(Contestant contestant, IMap<String, Object> map, List<Programmer> programmers) {
        long begin = System.nanoTime();
        programmers.parallelStream()
                .forEach(programmer -> map.set(name(programmer), contestant.value(workload, programmer)));
        return readBack(map, begin, programmers.size());
    }

    private static WriteRead round(IMap<String, Object> map, Map<String, Object> values) {
        long begin = System.nanoTime();
        values.entrySet().parallelStream().forEach(entry -> map.set(entry.getKey(), entry.getValue()));
        return readBack(map, begin, values.size());
    }

    private static WriteRead readBack(IMap<String, Object> map, long begin, int size) {
        long written = System.nanoTime();
        Map<String, Object> read = map.entrySet().parallelStream()
                .collect(Collectors.toConcurrentMap(Map.Entry::getKey, Map.Entry::getValue));
        long end = System.nanoTime();
        if (read.size() != size) {
            throw new IllegalStateException("values were lost: written=" + size + ", read=" + read.size());
        }
        map.clear();
        return WriteRead.ofNanos(written - begin, end - written);
    }

    private Map<String, Object> converted(Contestant contestant, List<Programmer> programmers) {
        return programmers.stream()
                .collect(Collectors.toMap(this::name, programmer -> contestant.value(workload, programmer)));
    }

    private String name(Programmer programmer) {
        return (String) workload.key(programmer, 0);
    }

    /**
     * The request of a fork.
     *
     * @param member the member for a client; empty for an embedded member
     */
    record Request(
            List<Contestant> contestants, int size, int rounds, long seed, boolean corrected, String member) {}

    /** The average round of each contestant. */
    record Averages(Map<Contestant, WriteRead> ofContestant) {}

    /** Milliseconds of writing and of reading. */
    record WriteRead(double writeMillis, double readMillis) {

        private static final double NANOS_PER_MILLI = 1e6;

        static WriteRead ofNanos(long writeNanos, long readNanos) {
            return new WriteRead(writeNanos / NANOS_PER_MILLI, readNanos / NANOS_PER_MILLI);
        }

        WriteRead plus(WriteRead other) {
            return new WriteRead(writeMillis + other.writeMillis, readMillis + other.readMillis);
        }

        WriteRead dividedBy(int count) {
            return new WriteRead(writeMillis / count, readMillis / count);
        }
    }
}
