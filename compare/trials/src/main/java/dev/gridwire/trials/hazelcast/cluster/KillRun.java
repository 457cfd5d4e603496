// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.Command;
import dev.gridwire.trials.result.Incident;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Kills each member in turn under write load, and starts it again. After every incident the writers stop and read everything
 * that they wrote.
 */
final class KillRun {

    /** One step for killing a member, one for starting it. */
    static final int STEPS = 2;

    private static final long LOAD_BEFORE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final double NANOS_PER_SECOND = 1e9;

    private final Bench bench;
    private final TrialMembers members;
    private final long beginNanos = Ticks.SYSTEM.nanos();

    KillRun(Bench bench) {
        this.bench = bench;
        this.members = bench.members();
    }

    List<Incident> run() {
        List<Incident> incidents = new ArrayList<>();
        for (int i = 0; i < members.count(); i++) {
            int member = i;
            incidents.add(incident("member " + (i + 1) + " killed", () -> {
                members.kill(member);
                return members.count() - 1;
            }));
            incidents.add(incident("member " + (i + 1) + " started again", () -> {
                members.restart(member);
                return members.count();
            }));
        }
        return incidents;
    }

    /** Runs an action on the cluster, which then has this many members. */
    private Incident incident(String what, IntSupplier deed) {
        bench.clients().tell(client -> client.load().startWriting());
        Ticks.SYSTEM.sleepUntil(Ticks.SYSTEM.nanos() + LOAD_BEFORE_NANOS);
        long begin = Ticks.SYSTEM.nanos();
        int left = deed.getAsInt();
        Long safeMillis = members.awaitSafety(left);
        Long recovered = safeMillis == null ? null : TimeUnit.NANOSECONDS.toMillis(Ticks.SYSTEM.nanos() - begin);
        long failures = sum(client -> client.load().stopWriting());
        long lost = sum(client -> client.load().countLost());
        bench.step();
        return new Incident((begin - beginNanos) / NANOS_PER_SECOND, what, recovered, failures, lost);
    }

    private long sum(Command<TrialClient, Long> command) {
        return bench.clients().all(command).stream().mapToLong(Long::longValue).sum();
    }
}
