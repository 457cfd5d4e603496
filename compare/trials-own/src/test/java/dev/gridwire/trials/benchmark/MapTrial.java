// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.EntryFields;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A map of many values of a workload, as a contestant stores them, with the operations on it; for any number of threads.
 *
 * <p>A member, and for the place of clients a client of it over loopback, stand in this JVM: queries and entry processors run on
 * the member, which so must know the contestant too, and the garbage of both is counted.
 */
final class MapTrial<P> implements AutoCloseable {

    private static final long SEED = 1;
    private static final long SEED_OF_OTHERS = 2;
    private static final long SEED_OF_KEYS = 3;
    private static final int FILLED_AT_ONCE = 1_000;
    private static final int OTHERS = 4_096;
    private static final int KEY_SETS = 64;

    private final Workload<P> workload;
    private final Contestant contestant;
    private final int size;
    private final HazelcastInstance member;
    private final @Nullable HazelcastInstance client;
    private final IMap<Object, Object> map;
    private final Predicate<Object, Object> predicate;
    private final FlipDate processor;
    private final List<Object> others;
    private final List<Set<Object>> keySets;

    private MapTrial(Place place, Workload<P> workload, Contestant contestant, int size) {
        this.workload = workload;
        this.contestant = contestant;
        this.size = size;
        member = LoopbackMember.start(0, config());
        client = place == Place.CLIENT ? LoopbackMember.connect(LoopbackMember.address(member), config()) : null;
        map = (client != null ? client : member).getMap("values");
        predicate = Predicates.lessThan(fields().attribute(), fields().bound(size));
        processor = new FlipDate(workload.id());
        others = Stream.generate(workload.values(SEED_OF_OTHERS)).limit(Math.min(size, OTHERS)).map(this::as).toList();
        keySets = keySets(size);
    }

    private SerializationConfig config() {
        SerializationConfig config = GridVenue.configured(List.of(workload), contestant::setup);
        FlipDate.addFactory(config);
        return config;
    }

    /** Does the same as the other, by ids. */
    static MapTrial<?> open(String place, String workload, String contestant, int size) {
        return open(Place.byId(place).orElseThrow(), Workloads.byId(workload).orElseThrow(),
                Contestant.byId(contestant).orElseThrow(), size);
    }

    /** Fills a map; a contestant that does not answer as the values are is not measured. */
    static <P> MapTrial<P> open(Place place, Workload<P> workload, Contestant contestant, int size) {
        MapTrial<P> trial = new MapTrial<>(place, workload, contestant, size);
        try {
            trial.fill();
            trial.demandRightAnswers();
            return trial;
        } catch (RuntimeException | Error e) {
            trial.close();
            throw e;
        }
    }

    /** Asks it everything that is measured; refuses it if an answer is not right. */
    void demandRightAnswers() {
        new MapCheck<>(this).demandRightAnswers();
    }

    /** How many values it has, under the numbers from 0. */
    int size() {
        return size;
    }

    /** Gives them as plain ones, one after the other, and more behind them; two sources give equal ones. */
    Supplier<P> plain() {
        return workload.values(SEED);
    }

    /** A value as the contestant stores it. */
    Object as(P plain) {
        return contestant.value(workload, plain);
    }

    EntryFields fields() {
        return EntryFields.of(workload.id()).orElseThrow();
    }

    IMap<Object, Object> map() {
        return map;
    }

    /** Does it once, and hands on every value that came back. */
    void run(MapOperation operation, Consumer<Object> sink) {
        switch (operation) {
            case GET -> sink.accept(map.get(below(size)));
            case SET -> map.set(below(size), others.get(below(others.size())));
            case GET_ALL -> map.getAll(keySets.get(below(KEY_SETS))).values().forEach(sink);
            case ENTRY_SET -> map.entrySet().forEach(entry -> sink.accept(entry.getValue()));
            case QUERY -> map.values(predicate).forEach(sink);
            case PROCESS -> map.executeOnEntries(processor).values().forEach(sink);
        }
    }

    /** As an Integer, which is what a key is. */
    private static Integer below(int bound) {
        return ThreadLocalRandom.current().nextInt(bound);
    }

    private void fill() {
        Supplier<P> values = plain();
        for (int first = 0; first < size; first += FILLED_AT_ONCE) {
            Map<Object, Object> some = new HashMap<>();
            for (int key = first; key < Math.min(first + FILLED_AT_ONCE, size); key++) {
                some.put(key, as(values.get()));
            }
            map.setAll(some);
        }
    }

    /** Made before, since sets of keys are no serialization. */
    private static List<Set<Object>> keySets(int size) {
        SplittableRandom random = new SplittableRandom(SEED_OF_KEYS);
        List<Set<Object>> sets = new ArrayList<>();
        for (int i = 0; i < KEY_SETS; i++) {
            Set<Object> keys = new HashSet<>();
            while (keys.size() < Math.min(size, MapOperation.KEYS_AT_ONCE)) {
                keys.add(random.nextInt(size));
            }
            sets.add(keys);
        }
        return sets;
    }

    @Override
    public void close() {
        if (client != null) {
            client.getLifecycleService().terminate();
        }
        member.getLifecycleService().terminate();
    }
}
