// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.place.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds the grids of this class path. */
public final class Grids {

    /** The names of all grids that Gridwire can compare, whether or not they are on this class path. */
    public static final List<String> NAMES = names();

    /** Hazelcast, which is always present. */
    public static final Grid HAZELCAST = new HazelcastGrid();

    private Grids() {}

    /** Returns the names in the build. */
    private static List<String> names() {
        try (InputStream in = Objects.requireNonNull(Grids.class.getResourceAsStream("grids.txt"), "grids.txt")) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split(" "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Finds a grid by its name; empty if the grid or one of its libraries is missing from this class path. */
    public static Optional<Grid> byId(String id) {
        if (id.equals(HAZELCAST.id())) {
            return Optional.of(HAZELCAST);
        }
        Iterator<Grid> grids = ServiceLoader.load(Grid.class).iterator();
        for (int missing = 0; missing < NAMES.size(); missing++) {
            try {
                return first(grids, id);
            } catch (ServiceConfigurationError | NoClassDefFoundError e) {
                // A jar may have several grids, with the libraries of some on another class path. The iterator continues after
                // a failure. JDK 25 throws the second error.
                continue;
            }
        }
        return Optional.empty();
    }

    private static Optional<Grid> first(Iterator<Grid> grids, String id) {
        while (grids.hasNext()) {
            Grid grid = grids.next();
            if (grid.id().equals(id)) {
                return Optional.of(grid);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a grid that another JVM named.
     *
     * @throws IllegalArgumentException if it is not on this class path
     */
    public static Grid open(String id) {
        return byId(id).orElseThrow(() -> new IllegalArgumentException("no grid of that name is here: grid=" + id));
    }

    /**
     * Returns a contestant that another JVM named.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Participant contestant(String grid, String id) {
        return open(grid).contestants().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow(
                () -> new IllegalArgumentException("no contestant has that name: grid=" + grid + ", contestant=" + id));
    }

    /** Hazelcast, which is measured if no other grid is named. */
    private static final class HazelcastGrid implements Grid {

        @Override
        public String id() {
            return Contestant.HAZELCAST;
        }

        @Override
        public String title() {
            return "Hazelcast";
        }

        @Override
        public List<Contestant> contestants() {
            return List.of(Contestant.values());
        }

        @Override
        public List<Contestant> usual() {
            return Contestant.usual();
        }

        @Override
        public List<Place> places() {
            return List.of(Place.values());
        }

        /** Starts a member that stores bytes. */
        @Override
        public GridServer startServer(int port) throws BindException {
            try {
                return new GridServer(LoopbackMember.startForBytes(port), ProcessHandle.current().pid(), () -> { });
            } catch (RuntimeException e) {
                if (LoopbackMember.isPortTaken(e)) {
                    throw (BindException) new BindException(e.getMessage()).initCause(e);
                }
                throw e;
            }
        }
    }
}
