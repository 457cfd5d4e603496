// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.GridContestant.Opening;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.infinispan.GridwireMarshaller;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.ProtoStreamMarshaller;

/** Embedded Infinispan. */
public final class InfinispanGrid implements Grid {

    static final String ALLOWED = "dev\\.gridwire\\..*|java\\.util\\..*";

    @Override
    public String id() {
        return "infinispan";
    }

    @Override
    public String title() {
        return "Infinispan";
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "JavaSerializationMarshaller, and a list of what it may read.", workload -> java()),
                of(Mechanism.PROTOSTREAM, "ProtoStream (default)",
                        "ProtoStreamMarshaller, Infinispan's default, with an adapter for each class and code by its processor.",
                        workload -> protoStream()),
                of(Mechanism.KRYO, "Kryo", "Classes registered, references on, behind a Marshaller of some lines.",
                        workload -> new CodecMarshaller(Codecs.kryo(workload))),
                of(Mechanism.FORY, "Apache Fory", "Classes registered, references on, behind a Marshaller of some lines.",
                        workload -> new CodecMarshaller(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireMarshaller as it comes: class names and schemas in each value.",
                        workload -> new GridwireMarshaller(Codecs.gridwire())),
                of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                        workload -> new GridwireMarshaller(Codecs.registered())),
                GridContestant.bytes(
                        id(), List.of(), Optional.empty(), opening(workload -> new CodecMarshaller(Codecs.arrays()))));
    }

    private static Marshaller java() {
        return new JavaSerializationMarshaller(new ClassAllowList(List.of(ALLOWED)));
    }

    private static Marshaller protoStream() {
        ProtoStreamMarshaller marshaller = new ProtoStreamMarshaller();
        marshaller.register(new WorkloadSchemaImpl());
        return marshaller;
    }

    private GridContestant of(
            Mechanism mechanism, String title, String description, Function<Workload<?>, Marshaller> marshallers) {
        return new GridContestant(id(), mechanism, title, description, opening(marshallers));
    }

    private static Opening opening(Function<Workload<?>, Marshaller> marshallers) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> new MarshallerCodec(marshallers.apply(workload)))
                : new InfinispanVenue(marshallers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.MEMBER);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A Marshaller alone: a value to the bytes that a cache holds, and back."
                : "A local cache that holds keys and values as bytes, in this JVM: put and get, by four threads at once.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("infinispan-core");
    }
}
