// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.GridContestant.Opening;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.ignite3.GridwireTypes;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.ignite.table.mapper.TypeConverter;

/** Apache Ignite 3. */
public final class Ignite3Grid implements Grid {

    private static final List<String> FLAGS = List.of(
            (BuildFacts.of("ignite.opens") + " -Dio.netty.tryReflectionSetAccessible=true").split(" "));

    @Override
    public String id() {
        return "ignite3";
    }

    @Override
    public String title() {
        return "Apache Ignite 3";
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "Java serialization behind a TypeConverter of some lines.",
                        workload -> new CodecConverter(Codecs.java(workload))),
                GridContestant.unmeasured(id(), Mechanism.COLUMNS, "Columns (default)", "Ignite's own mapper: a column a field.",
                        "Ignite's mapper takes fields of numbers, texts, dates and bytes; these classes hold objects"),
                of(Mechanism.KRYO, "Kryo", "Classes registered, references on, behind a TypeConverter of some lines.",
                        workload -> new CodecConverter(Codecs.kryo(workload))),
                of(Mechanism.FORY, "Apache Fory", "Classes registered, references on, behind a TypeConverter of some lines.",
                        workload -> new CodecConverter(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "A GridwireType as it comes: class names and schemas in each value.",
                        workload -> new GridwireTypes(Codecs.gridwire()).of(Object.class)),
                of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                        workload -> new GridwireTypes(Codecs.registered()).of(Object.class)),
                GridContestant.bytes(
                        id(), FLAGS, Optional.empty(), opening(workload -> new CodecConverter(Codecs.arrays()))));
    }

    private GridContestant of(
            Mechanism mechanism,
            String title,
            String description,
            Function<Workload<?>, TypeConverter<Object, byte[]>> converters) {
        return new GridContestant(id(), mechanism, title, description, FLAGS, Optional.empty(), opening(converters));
    }

    private static Opening opening(Function<Workload<?>, TypeConverter<Object, byte[]>> converters) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> new ConverterCodec(converters.apply(workload)))
                : Ignite3Venue.start(converters);
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
