// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Panel;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random graphs of random classes, by id and with schemas in memory. */
final class UniversePanels {

    private static final int GRAPHS = 12;
    private static final int OBJECTS = 20;

    private UniversePanels() {}

    static List<Panel> all(long firstSeed, int count) {
        return Universe.make(firstSeed, count).stream().map(UniversePanels::panel).toList();
    }

    private static Panel panel(Universe universe) {
        SchemaStore store = SchemaStore.inMemory();
        ClassLoader loader = new NarrowLoader(universe.loader(), universe.packageName() + ".",
                Stream.concat(universe.classes().stream(), universe.strangers().stream()).map(Class::getName)
                        .collect(Collectors.toSet()));
        UnaryOperator<MarshallerBuilder> rest = builder -> registered(universe, builder.classLoader(loader).schemas(store));
        Marshaller interpreted = marshaller(Generation.NEVER, Sharing.ASSUMED, rest);
        List<byte[]> corpus = payloads(universe, interpreted);
        Mode mode = Mode.of("random classes", marshaller(Generation.NEVER, Sharing.ASSUMED, rest),
                marshaller(Generation.NEVER, Sharing.ASSUMED, each -> rest.apply(each).canonical()),
                shortest(corpus), corpus.get(0));
        return new Panel("random classes", 1, new Mutator(corpus), List.of(
                mode.member("interpreted", interpreted),
                mode.member("generated", marshaller(Generation.AT_ONCE, Sharing.ANALYSED, rest)),
                mode.member("learned", marshaller(Generation.WHEN_USED, Sharing.ANALYSED, rest))));
    }

    private static Marshaller marshaller(Generation generation, Sharing sharing, UnaryOperator<MarshallerBuilder> rest) {
        return rest.apply(WithGeneration.builder(generation, sharing)).build();
    }

    private static MarshallerBuilder registered(Universe universe, MarshallerBuilder builder) {
        int id = 0;
        for (Class<?> type : universe.classes()) {
            if (!type.isInterface()) {
                builder.register(type, id++);
            }
        }
        return builder;
    }

    private static byte[] shortest(List<byte[]> corpus) {
        return Collections.min(corpus, Comparator.comparingInt(payload -> payload.length));
    }

    private static List<byte[]> payloads(Universe universe, Marshaller writer) {
        SplittableRandom random = new SplittableRandom(universe.seed());
        List<byte[]> payloads = new ArrayList<>();
        for (int i = 0; i < GRAPHS || payloads.isEmpty(); i++) {
            try {
                payloads.add(writer.marshal(new GraphMaker(universe, random.split(), OBJECTS).make()));
            } catch (GridwireException e) {
                // Graphs with a stranger, or with a record inside of itself, cannot be written; there are others.
                continue;
            }
        }
        return payloads;
    }

}
