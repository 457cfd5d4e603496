// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Trial;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.Workloads;
import java.util.List;

/** The fork that measures one contestant in one place. */
final class TrialMain {

    private final Channel channel;
    private final ForkRequest request;

    private TrialMain(Channel channel, ForkRequest request) {
        this.channel = channel;
        this.request = request;
    }

    public static void main(String[] args) throws Exception {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, () -> new TrialMain(channel, channel.request(ForkRequest.class)).run());
        Runtime.getRuntime().halt(exit);
    }

    private void run() {
        Contestant contestant = request.contestant();
        List<Workload<?>> workloads = request.loads().stream().<Workload<?>>map(TrialMain::workload).toList();
        try (Venue venue = Venue.of(request.place(), workloads, contestant::configure, request.member())) {
            for (ForkRequest.Load load : request.loads()) {
                channel.send(new ForkEvent.CellDone(measure(venue, workload(load), load.size())));
            }
        }
    }

    /** A contestant that fails one workload may hold the next; only what breaks the JVM ends the fork. */
    private <P> Cell measure(Venue venue, Workload<P> workload, int size) {
        try (Store store = venue.open(workload, size)) {
            Runnable onRound = () -> channel.send(new ForkEvent.RoundDone(workload.id()));
            return Trial.of(workload, request.contestant(), request.place(), store, size, request.effort(), onRound)
                    .run();
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            Breakage.log(e);
            return Cell.without(
                    workload.id(),
                    request.contestant().id(),
                    request.place().id(),
                    Outcome.FAILED,
                    Breakage.describe(e));
        }
    }

    private static Workload<?> workload(ForkRequest.Load load) {
        return Workloads.byId(load.workload()).orElseThrow();
    }
}
