// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.infinispan;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.SerializerGrid;
import dev.gridwire.infinispan.GridwireMarshaller;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.ProtoStreamMarshaller;

/** Embedded Infinispan. */
public final class InfinispanGrid extends SerializerGrid<Marshaller> {

    static final String ALLOWED = "dev\\.gridwire\\..*|java\\.util\\..*";

    /** For the service file. */
    public InfinispanGrid() {
        super("infinispan", "Infinispan", List.of());
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "JavaSerializationMarshaller, and a list of what it may read.", workload -> java()),
                of(Mechanism.PROTOSTREAM, "ProtoStream (default)",
                        "ProtoStreamMarshaller, Infinispan's default, with an adapter for each class and code by its processor.",
                        workload -> protoStream()),
                library(Mechanism.KRYO, "Kryo", workload -> new CodecMarshaller(Codecs.kryo(workload))),
                library(Mechanism.FORY, "Apache Fory", workload -> new CodecMarshaller(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireMarshaller as it comes: class names and schemas in each value.",
                        workload -> new GridwireMarshaller(Codecs.gridwire())),
                registered(workload -> new GridwireMarshaller(Codecs.registered())),
                bytes(() -> new CodecMarshaller(Codecs.arrays())));
    }

    private static Marshaller java() {
        return new JavaSerializationMarshaller(new ClassAllowList(List.of(ALLOWED)));
    }

    private static Marshaller protoStream() {
        ProtoStreamMarshaller marshaller = new ProtoStreamMarshaller();
        marshaller.register(new WorkloadSchemaImpl());
        return marshaller;
    }

    @Override
    protected ObjectCodec alone(Marshaller serializer) {
        return new InfinispanCodec(serializer);
    }

    @Override
    protected Venue open(String server, Function<Workload<?>, Marshaller> serializers) {
        return new InfinispanVenue(serializers);
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
