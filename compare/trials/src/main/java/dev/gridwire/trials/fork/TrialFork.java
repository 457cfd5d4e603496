// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.FixedWork;
import dev.gridwire.trials.trial.ForeignCpu;
import dev.gridwire.trials.trial.Rest;
import dev.gridwire.trials.trial.Trial;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Measures one contestant in separate forks. */
public record TrialFork(Forks forks, Participant contestant, Effort effort) {

    /**
     * A stay of a fork in one place.
     *
     * @param sizes the workloads that the contestant can hold there, in the order of their turns, each with the number of
     *     values in a window
     * @param member for {@link Place#CLIENT}; null elsewhere
     */
    public record Stay(Place place, Map<Workload<?>, Integer> sizes, @Nullable MemberFork member) {}

    /**
     * HotSpot flags that keep a JVM counting calls. With much to compile at once, a JVM skips the stage that counts. Code
     * compiled late may then keep calls for good that would have been inlined: a number of an array that takes 3 ns in most
     * JVMs takes 16 in one of eight. Other JVMs ignore the flags.
     */
    public static final List<String> ALWAYS_COUNTED =
            List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:Tier3DelayOn=" + Integer.MAX_VALUE);

    /** Returns the flags of each JVM, without those that one contestant needs. */
    public static List<String> arguments(Forks forks) {
        return Stream.concat(forks.arguments().stream(), ALWAYS_COUNTED.stream()).toList();
    }

    /**
     * Starts a fork and waits until everything is warm in the first place. If there is something to measure, the fork then
     * pauses. The first time that it continues, it comes to rest: it waits until it no longer compiles what it has warmed up.
     * All forks that take turns with it should already be warm by then. Each time after that it measures a slice of the next
     * workload, and comes to rest again. After the results of a place it pauses once more, and continues in the next place.
     *
     * @param turn the turn, which the results carry
     * @param stays the places, one by one
     * @param quietNanos the known time of {@link FixedWork} without disturbance
     * @return for each stay a cell for each workload, in order, with one sample
     * @throws ForkFailure if the fork breaks
     */
    public PausingFork<List<Cell>> start(int turn, List<Stay> stays, long quietNanos) {
        Task.Request request = new Task.Request(
                contestant.grid(), contestant.id(), stays.stream().map(this::visit).toList(), turn, quietNanos);
        List<String> flags = Stream.concat(ALWAYS_COUNTED.stream(), contestant.jvmFlags().stream()).toList();
        return PausingFork.start(forks, flags, new Task(), request);
    }

    private Task.Visit visit(Stay stay) {
        List<Task.Load> loads = stay.sizes.entrySet().stream()
                .map(entry -> new Task.Load(entry.getKey().spec(), entry.getValue()))
                .toList();
        MemberFork member = stay.member;
        return new Task.Visit(
                stay.place, loads, effort.in(stay.place), member == null ? "" : member.address(),
                member == null ? 0 : member.pid());
    }

    /**
     * Measures one contestant in several places, in each with all workloads by turns. It first warms up all of them, because
     * the JVM drops code compiled for one workload alone when the next one comes, and compiles it again.
     */
    static final class Task implements StreamTask<Task.Request, List<Cell>> {

        /** Short, so that a machine that is slow for a second affects all that take turns. */
        private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(40);
        private static final long WARM_SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
        private static final long MOST_REST_MILLIS = 5_000;
        private static final long MOST_REST_AFTER_SLICE_MILLIS = 200;

        @Override
        public void run(Request request, Answers<List<Cell>> answers) throws InterruptedException {
            FixedWork beside = new FixedWork(request.quietNanos());
            for (int i = 0; i < request.visits().size(); i++) {
                if (i > 0) {
                    answers.pause();
                }
                answers.give(measure(request, request.visits().get(i), beside, answers));
            }
        }

        private static List<Cell> measure(Request request, Visit visit, FixedWork beside, Answers<List<Cell>> answers)
                throws InterruptedException {
            List<Workload<?>> workloads = visit.loads().stream().<Workload<?>>map(Task::workload).toList();
            List<Entry> entries = new ArrayList<>();
            ForeignCpu foreign = new ForeignCpu(visit.serverPid());
            Participant contestant = Grids.contestant(request.grid(), request.contestant());
            try (Venue venue = contestant.open(visit.place(), workloads, visit.server())) {
                visit.loads().forEach(load -> entries.add(new Entry(visit, load, contestant, venue, beside)));
                entries.forEach(Entry::open);
                warmUp(entries);
                Rest rest = Rest.here();
                if (isAnyDue(entries)) {
                    answers.pause();
                    rest.await(MOST_REST_MILLIS);
                }
                while (isAnyDue(entries)) {
                    for (Entry entry : entries) {
                        answers.pause();
                        foreign.begin();
                        entry.work(trial -> !trial.isMeasured(), trial -> trial.measure(SLICE_NANOS));
                        foreign.end();
                        rest.await(MOST_REST_AFTER_SLICE_MILLIS);
                    }
                }
                entries.forEach(Entry::close);
            }
            return entries.stream().map(entry -> entry.cell(request.turn(), foreign.share())).toList();
        }

        private static boolean isAnyDue(List<Entry> entries) {
            return entries.stream().anyMatch(entry -> entry.isDue(trial -> !trial.isMeasured()));
        }

        /** Warm ones continue until all are warm; otherwise the effect of the others on their code would go unnoticed. */
        private static void warmUp(List<Entry> entries) {
            while (entries.stream().anyMatch(entry -> entry.isDue(trial -> !trial.isWarm()))) {
                entries.forEach(entry -> entry.work(trial -> true, trial -> trial.warmUp(WARM_SLICE_NANOS)));
            }
        }

        private static Workload<?> workload(Load load) {
            return Workloads.open(load.workload());
        }

        /**
         * The work of a fork.
         *
         * @param grid the name of the contestant's grid
         * @param turn the turn, which the results carry
         * @param quietNanos the known time of the fixed work without disturbance
         */
        record Request(String grid, String contestant, List<Visit> visits, int turn, long quietNanos) {}

        /**
         * A stay, as the fork receives it.
         *
         * @param effort the effort in that place
         * @param server host and port of the server for clients; empty if there is none
         * @param serverPid the id of its process; 0 if there is none
         */
        record Visit(Place place, List<Load> loads, Effort effort, String server, long serverPid) {}

        /**
         * One workload.
         *
         * @param workload the specification by which the fork finds it
         * @param size the number of values in a window
         */
        record Load(Workload.Spec workload, int size) {}

        /**
         * Measures one workload. A contestant that fails it may hold the next; only a failure that breaks the JVM ends the
         * fork.
         */
        private static final class Entry {

            private final Visit visit;
            private final Load load;
            private final Participant contestant;
            private final Venue venue;
            private final FixedWork beside;
            private final List<AutoCloseable> opened = new ArrayList<>();
            private final List<Trial<?>> trial = new ArrayList<>();
            private String failure = "";

            Entry(Visit visit, Load load, Participant contestant, Venue venue, FixedWork beside) {
                this.visit = visit;
                this.load = load;
                this.contestant = contestant;
                this.venue = venue;
                this.beside = beside;
            }

            void open() {
                guarded(() -> {
                    Workload<?> workload = workload(load);
                    Store store = venue.open(workload, load.size());
                    opened.add(store);
                    Trial<?> made = new Trial<>(
                            workload, contestant, visit.place(), store, load.size(), visit.effort(), beside);
                    opened.add(0, made);
                    trial.add(made);
                    made.verify();
                });
            }

            boolean isDue(Predicate<Trial<?>> condition) {
                return failure.isEmpty() && condition.test(trial.get(0));
            }

            /** Gives the trial a slice of time if it needs one. */
            void work(Predicate<Trial<?>> isDue, Consumer<Trial<?>> slice) {
                if (isDue(isDue)) {
                    guarded(() -> slice.accept(trial.get(0)));
                }
            }

            void close() {
                opened.forEach(each -> guarded(() -> close(each)));
            }

            private static void close(AutoCloseable opened) {
                try {
                    opened.close();
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }

            private void guarded(Runnable work) {
                try {
                    work.run();
                } catch (RuntimeException | StackOverflowError | LinkageError e) {
                    Channel.log(e);
                    failure = failure.isEmpty() ? Channel.describe(e) : failure;
                }
            }

            Cell cell(int turn, double foreignShare) {
                return failure.isEmpty()
                        ? trial.get(0).cell(turn, foreignShare)
                        : Cell.without(
                                load.workload().id(), contestant.id(), visit.place().id(),
                                workload(load).outcomeOfFailure(), failure);
            }
        }
    }
}
