// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.history;

import dev.gridwire.Marshaller;
import dev.gridwire.frozen.FrozenClasses;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.mutation.Mutator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The objects and payloads of a history's steps, and a fresh marshaller's results. */
final class Material {

    private final FrozenClasses classes = FrozenClasses.ofFormat1("Zoo.java");
    private final FrozenClasses later = FrozenClasses.ofFormat1("Later.java");
    /** Objects, with the bytes of a fresh marshaller. */
    final List<Expected<@Nullable Object>> objects = new ArrayList<>();
    /** Payloads, each with the bytes that a fresh marshaller writes after reading it. */
    final List<Expected<byte[]>> payloads = new ArrayList<>();
    /** Objects that are refused, or fail, in the middle. */
    final List<Object> failing = new ArrayList<>();
    /** Payloads of objects that fail when they are read. */
    final List<byte[]> failingPayloads = new ArrayList<>();
    final Mutator mutator;

    /** An input, and its result. */
    record Expected<T extends @Nullable Object>(T given, byte[] bytes) {}

    Material() {
        List<@Nullable Object> samples = new ArrayList<>(classes.samples().values());
        samples.add(new ArrayList<>(List.of(samples.get(1), samples.get(2), samples.get(1))));
        samples.add(new Fragile(Fragile.Place.NOWHERE, "content"));
        for (Object sample : samples) {
            objects.add(new Expected<>(sample, fresh().marshal(sample)));
            addPayload(fresh().marshal(sample));
        }
        Marshaller laterWriter = later.marshaller(Generation.NEVER, SchemaStore.inPayload());
        later.samples().values().forEach(sample -> addPayload(laterWriter.marshal(sample)));
        for (Fragile.Place place : Fragile.Place.values()) {
            addFailing(new Fragile(place, Objects.requireNonNull(classes.samples().get("order"))));
        }
        failing.add(new Object[] {samples, new Stranger()});
        failing.add(new HashMap<>(Map.of("a", samples, "b", new HashSet<>(List.of(new Stranger())))));
        mutator = new Mutator(payloads.stream().map(Expected::given).toList());
    }

    private void addPayload(byte[] payload) {
        byte[] rewritten = rewritten(fresh(), payload);
        if (Arrays.equals(rewritten, rewritten(fresh(), payload))) {
            payloads.add(new Expected<>(payload, rewritten));
        }
    }

    private void addFailing(Fragile fragile) {
        Object graph = new HashMap<>(Map.of(fragile, new ArrayList<>(List.of(fragile, "last"))));
        try {
            failingPayloads.add(fresh().marshal(graph));
        } catch (RuntimeException | Fragile.BrokenError e) {
            failing.add(graph);
        }
    }

    /** Makes a marshaller without a history. */
    Marshaller fresh() {
        return marshaller(Generation.NEVER);
    }

    /** Makes a marshaller without a history; it takes the fragile classes as well. */
    Marshaller marshaller(Generation generation) {
        return classes.builder(generation, SchemaStore.inPayload()).register(Fragile.class).register(Fragile.Place.class).build();
    }

    static byte[] rewritten(Marshaller marshaller, byte[] payload) {
        return marshaller.marshal(marshaller.<Object>unmarshal(payload));
    }
}
