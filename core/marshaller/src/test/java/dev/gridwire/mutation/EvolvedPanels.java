// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.frozen.FrozenClasses;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Inputs;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Panel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Two states of the same classes: payloads of the one, of the other, and with fields that the one kept for the other. */
final class EvolvedPanels {

    /** Fields of another type are boxed, and looked up, by the interpreter; generated code keeps the strict budget. */
    static final Budget INTERPRETED = new Budget(64 << 10, 192, 5_000_000, 1_000);
    /** To adapt to a schema that nobody has seen costs once: 256 KiB and 256 bytes a byte, 20 ms and 10 µs a byte. */
    static final Budget NEW_SCHEMAS = new Budget(256 << 10, 256, 20_000_000, 10_000);

    private static final String PREFIX = "frozen.";

    private final FrozenClasses zoo = narrow(FrozenClasses.ofFormat1("Zoo.java"));
    private final FrozenClasses later = narrow(FrozenClasses.ofFormat1("Later.java"));

    private static FrozenClasses narrow(FrozenClasses classes) {
        Set<String> names = new HashSet<>(classes.names());
        names.add(PREFIX + "Samples");
        return new FrozenClasses(new NarrowLoader(classes.loader(), PREFIX, names), classes.names());
    }

    List<Panel> all() {
        return List.of(
                carried("same classes, schemas carried", zoo, new Mutator(corpus(SchemaStore.inPayload())), each -> each),
                carried("other classes, schemas carried", later, new Mutator(corpus(SchemaStore.inPayload())), each -> each),
                carried("other classes, fields dropped", later, new Mutator(corpus(SchemaStore.inPayload())),
                        each -> each.unknownFields(UnknownFields.DROPPED)),
                carried("schemas forged", zoo, ForgedSchemas.of(corpus(SchemaStore.inPayload())), each -> each),
                stored());
    }

    private static Panel carried(String name, FrozenClasses classes, Inputs inputs, UnaryOperator<MarshallerBuilder> rest) {
        SchemaStore store = SchemaStore.inPayload();
        Mode mode = mode(name, classes, store, inputs.corpus(), rest).with(NEW_SCHEMAS);
        return new Panel(name, 1, inputs, List.of(
                mode.member("interpreted", marshaller(classes, Generation.NEVER, store, rest)),
                mode.member("learned", marshaller(classes, Generation.WHEN_USED, store, rest))));
    }

    /** Schemas that a store has, so that every cost is the payload's. */
    private Panel stored() {
        SchemaStore store = SchemaStore.inMemory();
        List<byte[]> corpus = corpus(store);
        Mode mode = mode("other classes, schemas stored", later, store, corpus, each -> each);
        return new Panel("schemas stored", 2, new Mutator(corpus), List.of(
                mode.with(INTERPRETED).member("interpreted", later.marshaller(Generation.NEVER, store)),
                mode.member("generated", later.marshaller(Generation.AT_ONCE, store)),
                mode.member("learned", later.marshaller(Generation.WHEN_USED, store))));
    }

    private static Mode mode(String name, FrozenClasses classes, SchemaStore store, List<byte[]> corpus,
            UnaryOperator<MarshallerBuilder> rest) {
        return Mode.of(name, marshaller(classes, Generation.NEVER, store, rest),
                marshaller(classes, Generation.NEVER, store, each -> rest.apply(each).canonical()), corpus.get(0), corpus.get(1));
    }

    private static Marshaller marshaller(FrozenClasses classes, Generation generation, SchemaStore store,
            UnaryOperator<MarshallerBuilder> rest) {
        return rest.apply(classes.builder(generation, store)).build();
    }

    /** A small and a larger canary first. */
    private List<byte[]> corpus(SchemaStore store) {
        Marshaller earlierWriter = zoo.marshaller(Generation.NEVER, store);
        Marshaller laterWriter = later.marshaller(Generation.NEVER, store);
        List<byte[]> corpus = new ArrayList<>();
        corpus.add(earlierWriter.marshal(zoo.samples().get("cycle")));
        corpus.add(earlierWriter.marshal(zoo.samples().get("order")));
        zoo.samples().values().forEach(sample -> corpus.add(earlierWriter.marshal(sample)));
        later.samples().values().forEach(sample -> {
            byte[] payload = laterWriter.marshal(sample);
            corpus.add(payload);
            corpus.add(earlierWriter.marshal(earlierWriter.<Object>unmarshal(payload)));
        });
        return corpus;
    }
}
