// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ehcache;

import dev.gridwire.ehcache.GridwireEhcacheSerializer;
import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.SerializerGrid;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.ehcache.core.spi.store.TransientStateRepository;
import org.ehcache.impl.serialization.CompactJavaSerializer;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.StatefulSerializer;

/** Ehcache 3. */
public final class EhcacheGrid extends SerializerGrid<Serializer<Object>> {

    /** Off-heap room for the caches of all workloads, however small the heap. */
    private static final List<String> ROOM = List.of("-XX:MaxDirectMemorySize=1g");
    private static final ClassLoader LOADER = EhcacheGrid.class.getClassLoader();

    /** For the service file. */
    public EhcacheGrid() {
        super("ehcache", "Ehcache", ROOM);
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java (default)", "Ehcache's own: Java serialization, descriptions of classes kept apart.",
                        workload -> stateful(new CompactJavaSerializer<>(LOADER))),
                library(Mechanism.KRYO, "Kryo", workload -> new CodecEhcacheSerializer(Codecs.kryo(workload))),
                library(Mechanism.FORY, "Apache Fory", workload -> new CodecEhcacheSerializer(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire",
                        "GridwireEhcacheSerializer as it comes: class names in each value, schemas kept by Ehcache.",
                        workload -> stateful(new GridwireEhcacheSerializer<>(LOADER, Codecs.gridwire()))),
                registered(workload -> stateful(new GridwireEhcacheSerializer<>(LOADER, Codecs.registered()))),
                bytes(() -> new CodecEhcacheSerializer(Codecs.arrays())));
    }

    /** Initializes the serializer as Ehcache does with a serializer that it creates itself. */
    private static Serializer<Object> stateful(StatefulSerializer<Object> serializer) {
        serializer.init(new TransientStateRepository());
        return serializer;
    }

    @Override
    protected ObjectCodec alone(Serializer<Object> serializer) {
        return new EhcacheCodec(serializer);
    }

    @Override
    protected Venue open(String server, Function<Workload<?>, Serializer<Object>> serializers) {
        return EhcacheVenue.of(serializers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.MEMBER);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A Serializer alone: a value to the bytes that stand off the heap, and back."
                : "A cache off the heap, in this JVM: put and get, by four threads at once.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("ehcache");
    }
}
