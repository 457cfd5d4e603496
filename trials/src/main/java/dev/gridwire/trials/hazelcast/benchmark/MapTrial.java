// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import dev.gridwire.trials.benchmark.Operation;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
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

/** A map of many values with the operations on it; for any number of threads. */
final class MapTrial<P> implements AutoCloseable {

    private static final long SEED_OF_KEYS = 3;
    private static final int FILLED_AT_ONCE = 1_000;
    private static final int OTHERS = 4_096;
    private static final int KEY_SETS = 64;

    private final MapContent<P> content;
    private final LoopbackGrid grid;
    private final IMap<Object, Object> map;
    private final Predicate<Object, Object> predicate;
    private final FlipDate processor;
    private final List<Object> others;
    private final List<Set<Object>> keySets;

    private MapTrial(MapContent<P> content, LoopbackGrid grid) {
        this.content = content;
        this.grid = grid;
        map = grid.map();
        predicate = Predicates.lessThan(content.fields().attribute(), content.fields().bound(content.size()));
        processor = new FlipDate(content.workload().id());
        others = content.others(Math.min(content.size(), OTHERS));
        keySets = keySets(content.size());
    }

    /** Fills a map; a contestant that does not answer as the values are is not measured. */
    static <P> MapTrial<P> open(Place place, Workload<P> workload, Contestant contestant, int size) {
        MapContent<P> content = new MapContent<>(workload, contestant, size);
        MapTrial<P> trial = new MapTrial<>(content, LoopbackGrid.open(place, workload, contestant));
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
        new MapCheck<>(content, this).demandRightAnswers();
    }

    IMap<Object, Object> map() {
        return map;
    }

    /** Does it once, and hands on every value that came back. */
    void run(MapOperation operation, Consumer<Object> sink) {
        switch (operation) {
            case GET -> sink.accept(map.get(below(content.size())));
            case SET -> map.set(below(content.size()), others.get(below(others.size())));
            case GET_ALL -> map.getAll(keySets.get(below(KEY_SETS))).values().forEach(sink);
            case ENTRY_SET -> map.entrySet().forEach(entry -> sink.accept(entry.getValue()));
            case QUERY -> map.values(predicate).forEach(sink);
            case PROCESS -> map.executeOnEntries(processor).values().forEach(sink);
        }
    }

    /** One of them, which ends the grid when it is closed. */
    Operation operation(MapOperation operation) {
        return new Operation() {
            @Override
            public void run(Consumer<Object> sink) {
                MapTrial.this.run(operation, sink);
            }

            @Override
            public void close() {
                MapTrial.this.close();
            }
        };
    }

    /** As an Integer, which is what a key is. */
    private static Integer below(int bound) {
        return ThreadLocalRandom.current().nextInt(bound);
    }

    private void fill() {
        Supplier<P> values = content.plain();
        for (int first = 0; first < content.size(); first += FILLED_AT_ONCE) {
            Map<Object, Object> some = new HashMap<>();
            for (int key = first; key < Math.min(first + FILLED_AT_ONCE, content.size()); key++) {
                some.put(key, content.as(values.get()));
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
        grid.close();
    }
}
