// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.ignite.GridwireBinary;
import dev.gridwire.ignite.GridwireMarshaller;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.place.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.internal.marshaller.optimized.OptimizedMarshaller;
import org.apache.ignite.marshaller.jdk.JdkMarshaller;

/** Apache Ignite 2. */
public final class IgniteGrid implements Grid {

    private static final int NEWEST_JDK = 21;

    @Override
    public String id() {
        return "ignite";
    }

    @Override
    public String title() {
        return "Apache Ignite 2";
    }

    /** Ignite's documentation says that only its binary marshaller has a future. */
    @Override
    @SuppressWarnings("deprecation")
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "JdkMarshaller.", config -> config.setMarshaller(new JdkMarshaller())),
                of(Mechanism.BINARY, "Binary (default)", "BinaryMarshaller, Ignite's default.", UnaryOperator.identity()),
                of(Mechanism.OPTIMIZED, "Ignite optimized", "OptimizedMarshaller, the heir of GridGain's.",
                        config -> config.setMarshaller(new OptimizedMarshaller(true))),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireMarshaller as it comes: class names and schemas in each value.",
                        config -> config.setMarshaller(new GridwireMarshaller(Codecs.gridwire()))),
                of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                        config -> config.setMarshaller(new GridwireMarshaller(Codecs.registered()))),
                of(Mechanism.GRIDWIRE_BINARY, "GridwireBinary", "GridwireBinary: its bytes within Ignite's binary objects.",
                        config -> new GridwireBinary(Codecs.registered()).packages(Codecs.WORKLOADS).configure(config)),
                GridContestant.bytes(id(), flags(), needs(),
                        (place, workloads, server) -> IgniteVenue.start(place, UnaryOperator.identity())));
    }

    private GridContestant of(
            Mechanism mechanism, String title, String description, UnaryOperator<IgniteConfiguration> configuration) {
        return new GridContestant(id(), mechanism, title, description, flags(), needs(),
                (place, workloads, server) -> IgniteVenue.start(place, configuration));
    }

    private static List<String> flags() {
        List<String> flags = new ArrayList<>(List.of(BuildFacts.of("ignite.opens").split(" ")));
        flags.addAll(List.of("-DIGNITE_QUIET=true", "-DIGNITE_NO_ASCII=true", "-DIGNITE_UPDATE_NOTIFIER=false"));
        return flags;
    }

    private static Optional<String> needs() {
        return Runtime.version().feature() > NEWEST_JDK
                ? Optional.of("Ignite 2.17 runs on JDK " + NEWEST_JDK + " at most") : Optional.empty();
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.MEMBER);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A node's marshaller alone: a value to the bytes that a cache holds, and back."
                : "A cache of two nodes in this JVM, each with half of the values: put and get at one of them, by four "
                        + "threads at once.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("ignite-core");
    }
}
