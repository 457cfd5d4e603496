// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.SerializerGrid;
import dev.gridwire.ignite3.GridwireTypes;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.ignite.table.mapper.TypeConverter;

/** Apache Ignite 3. */
public final class Ignite3Grid extends SerializerGrid<TypeConverter<Object, byte[]>> {

    private static final List<String> FLAGS = List.of(
            (BuildFacts.of("ignite.opens") + " -Dio.netty.tryReflectionSetAccessible=true").split(" "));

    /** For the service file. */
    public Ignite3Grid() {
        super("ignite3", "Apache Ignite 3", FLAGS);
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "Java serialization behind a TypeConverter of some lines.",
                        workload -> new CodecConverter(Codecs.java(workload))),
                GridContestant.unmeasured(id(), Mechanism.COLUMNS, "Columns (default)", "Ignite's own mapper: a column a field.",
                        "Ignite's mapper takes fields of numbers, texts, dates and bytes; these classes hold objects"),
                library(Mechanism.KRYO, "Kryo", workload -> new CodecConverter(Codecs.kryo(workload))),
                library(Mechanism.FORY, "Apache Fory", workload -> new CodecConverter(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "A GridwireType as it comes: class names and schemas in each value.",
                        workload -> new GridwireTypes(Codecs.gridwire()).of(Object.class)),
                registered(workload -> new GridwireTypes(Codecs.registered()).of(Object.class)),
                bytes(() -> new CodecConverter(Codecs.arrays())));
    }

    @Override
    protected ObjectCodec alone(TypeConverter<Object, byte[]> serializer) {
        return new ConverterCodec(serializer);
    }

    @Override
    protected Venue open(String server, Function<Workload<?>, TypeConverter<Object, byte[]>> serializers) {
        return Ignite3Venue.start(serializers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.MEMBER);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "The converter of a column alone: a value to the bytes of a VARBINARY, and back."
                : "A table of a node in this JVM, with a text as its key and a column of bytes: put and get, by four threads at "
                        + "once.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("ignite3");
    }
}
