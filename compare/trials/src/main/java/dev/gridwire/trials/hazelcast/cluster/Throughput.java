// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.ProcessUse;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs slices of closed loops, with the CPU time and memory that the processes used for them. */
final class Throughput {

    private final Clients clients;
    private final TrialMembers members;
    private final List<Sample> samples = new ArrayList<>();
    private List<ProcessReading> ofMembers = List.of();
    private List<ProcessReading> ofClients = List.of();

    Throughput(Bench bench) {
        this.clients = bench.clients();
        this.members = bench.members();
    }

    /** Lets all clients call for a while. */
    void slice(LoadOperation direction) {
        if (direction == LoadOperation.SET) {
            clients.tell(client -> client.load().prepare(0));
        }
        List<ProcessReading> before = members.read();
        List<MapLoad.Slice> slices = clients.all(client -> client.load().run(direction, Load.SAMPLE_MILLIS));
        ofMembers = plus(ofMembers, since(before, members.read()));
        ofClients = plus(ofClients, slices.stream().map(MapLoad.Slice::use).toList());
        samples.add(new Sample(direction, slices));
    }

    /** Returns one sample for each slice: operations a second of all clients. */
    List<Double> samples(LoadOperation direction) {
        return of(direction).map(one -> one.slices().stream().mapToDouble(MapLoad.Slice::opsPerSecond).sum()).toList();
    }

    double meanPerSecond(LoadOperation direction) {
        return samples(direction).stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    long failures(LoadOperation direction) {
        return sum(of(direction), MapLoad.Slice::failures);
    }

    /** Returns the share of writes whose value was not fresh, from 0 to 1. */
    double repeatedShare() {
        long written = sum(of(LoadOperation.SET), MapLoad.Slice::operations);
        return written == 0 ? 0 : (double) sum(samples.stream(), MapLoad.Slice::repeated) / written;
    }

    private Stream<Sample> of(LoadOperation direction) {
        return samples.stream().filter(one -> one.direction == direction);
    }

    private static long sum(Stream<Sample> samples, ToLongFunction<MapLoad.Slice> figure) {
        return samples.flatMap(one -> one.slices.stream()).mapToLong(figure).sum();
    }

    /** Returns the use of each process, members first, with its current memory. */
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
        long operations = sum(samples.stream(), MapLoad.Slice::operations);
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

    /** The simultaneous work of all clients. */
    private record Sample(LoadOperation direction, List<MapLoad.Slice> slices) {}
}
