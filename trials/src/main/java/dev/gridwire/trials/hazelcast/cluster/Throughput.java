// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.ProcessUse;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** Slices of closed loops, with the CPU time and memory that the processes took for them. */
final class Throughput {

    private final Clients clients;
    private final Members members;
    private final Map<Direction, List<Double>> samples = new EnumMap<>(Direction.class);
    private final Map<Direction, Long> failures = new EnumMap<>(Direction.class);
    private List<ProcessReading> ofMembers = List.of();
    private List<ProcessReading> ofClients = List.of();
    private long operations;
    private long written;
    private long repeated;

    Throughput(Bench bench) {
        this.clients = bench.clients();
        this.members = bench.members();
        for (Direction direction : Direction.values()) {
            samples.put(direction, new ArrayList<>());
            failures.put(direction, 0L);
        }
    }

    /** Lets all clients call for a while. */
    void slice(Direction direction) {
        if (direction == Direction.SET) {
            clients.tell(client -> client.load().prepare(0));
        }
        List<ProcessReading> before = members.read();
        List<MapLoad.Slice> slices = clients.all(client -> client.load().run(direction, Load.SAMPLE_MILLIS));
        ofMembers = plus(ofMembers, since(before, members.read()));
        ofClients = plus(ofClients, slices.stream().map(MapLoad.Slice::use).toList());
        count(direction, slices);
    }

    private void count(Direction direction, List<MapLoad.Slice> slices) {
        long done = slices.stream().mapToLong(MapLoad.Slice::operations).sum();
        samples(direction).add(slices.stream().mapToDouble(MapLoad.Slice::opsPerSecond).sum());
        failures.merge(direction, slices.stream().mapToLong(MapLoad.Slice::failures).sum(), Long::sum);
        operations += done;
        written += direction == Direction.SET ? done : 0;
        repeated += slices.stream().mapToLong(MapLoad.Slice::repeated).sum();
    }

    /** One sample a slice: operations a second of all clients. */
    List<Double> samples(Direction direction) {
        return Objects.requireNonNull(samples.get(direction));
    }

    double meanPerSecond(Direction direction) {
        return samples(direction).stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    long failures(Direction direction) {
        return Objects.requireNonNull(failures.get(direction));
    }

    /** The share of writes whose value was not fresh, from 0 to 1. */
    double repeatedShare() {
        return written == 0 ? 0 : (double) repeated / written;
    }

    /** The use of each process, members first, with the memory that it holds now. */
    List<ProcessUse> processes(List<TrialMember.Weight> weights, List<Long> heapsOfClients) {
        List<ProcessUse> processes = new ArrayList<>();
        for (int i = 0; i < ofMembers.size(); i++) {
            processes.add(use("member", i, ofMembers.get(i), weights.get(i).usedHeapBytes()));
        }
        for (int i = 0; i < ofClients.size(); i++) {
            processes.add(use("client", i, ofClients.get(i), heapsOfClients.get(i)));
        }
        return processes;
    }

    private ProcessUse use(String role, int index, ProcessReading reading, long usedHeapBytes) {
        return new ProcessUse(
                role + ' ' + (index + 1), role, operations, reading.cpuSeconds(), reading.allocatedBytes(),
                reading.sentBytes(), reading.receivedBytes(), usedHeapBytes);
    }

    private static List<ProcessReading> since(List<ProcessReading> before, List<ProcessReading> after) {
        return IntStream.range(0, after.size()).mapToObj(i -> after.get(i).since(before.get(i))).toList();
    }

    private static List<ProcessReading> plus(List<ProcessReading> sums, List<ProcessReading> more) {
        return IntStream.range(0, more.size())
                .mapToObj(i -> (sums.isEmpty() ? ProcessReading.ZERO : sums.get(i)).plus(more.get(i)))
                .toList();
    }
}
