// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.stereotype.Component;

/** The job that runs when the application has started: each mechanism writes and reads all programmers, round after round. */
@Component
class TimeTrials implements ApplicationRunner {

    private static final String MAP = "programmers";

    private final TimeTrialsProperties properties;
    private final HazelcastInstance member;
    private final GridClient client;
    private final List<Programmer> programmers;
    private final List<Result> results = new ArrayList<>();

    TimeTrials(TimeTrialsProperties properties, HazelcastInstance member, GridClient client) {
        this.properties = properties;
        this.member = member;
        this.client = client;
        SplittableRandom random = new SplittableRandom(properties.seed());
        this.programmers = Stream.generate(() -> Programmers.next(random)).limit(properties.programmers()).toList();
    }

    /** What was measured; complete when the job has run. */
    List<Result> results() {
        return List.copyOf(results);
    }

    @Override
    public void run(ApplicationArguments arguments) {
        run(Place.MEMBER, member.getMap(MAP));
        if (member.getClientService().getConnectedClients().isEmpty()) {
            throw new IllegalStateException("The member has no client: what follows would not be measured through one");
        }
        run(Place.CLIENT, client.map(MAP));
    }

    private void run(Place place, IMap<String, Object> map) {
        for (Mechanism mechanism : properties.mechanisms()) {
            for (int round = 0; round < properties.warmUp(); round++) {
                round(mechanism, map);
            }
            long writeNanos = 0;
            long readNanos = 0;
            double entryBytes = 0;
            for (int round = 0; round < properties.rounds(); round++) {
                Round times = round(mechanism, map);
                writeNanos += times.writeNanos();
                readNanos += times.readNanos();
                entryBytes = times.entryBytes();
            }
            results.add(new Result(place, mechanism, average(writeNanos), average(readNanos), entryBytes));
        }
    }

    private record Round(long writeNanos, long readNanos, double entryBytes) {}

    /** As in 2017: parallel streams, and the conversion to the mechanism's own class inside of the timing. */
    private Round round(Mechanism mechanism, IMap<String, Object> map) {
        long begin = System.nanoTime();
        programmers.parallelStream().forEach(programmer -> map.set(programmer.name(), mechanism.form(programmer)));
        long written = System.nanoTime();
        Map<String, Object> read = map.entrySet().parallelStream()
                .collect(Collectors.toConcurrentMap(Map.Entry::getKey, Map.Entry::getValue));
        long end = System.nanoTime();
        double entryBytes = (double) member.getMap(MAP).getLocalMapStats().getOwnedEntryMemoryCost() / programmers.size();
        requireEqual(read);
        map.clear();
        return new Round(written - begin, end - written, entryBytes);
    }

    private void requireEqual(Map<String, Object> read) {
        for (Programmer programmer : programmers) {
            Object value = read.get(programmer.name());
            if (value == null || !Mechanism.programmer(value).equals(programmer)) {
                throw new IllegalStateException("What was read is not what was written: written=" + programmer);
            }
        }
    }

    private double average(long nanos) {
        return (double) nanos / properties.rounds() / TimeUnit.MILLISECONDS.toNanos(1);
    }
}
