// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that name workloads and contestants; without them, the usual ones are selected. */
final class SelectionOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--workload", split = ",", paramLabel = "NAME,…",
            description = {
                "The values: programmer, customer, order, sample …",
                "Any of ${COMPLETION-CANDIDATES}. Default: the first four."
            },
            completionCandidates = WorkloadNames.class)
    private @Nullable List<String> workloads;

    @Option(names = "--contestant", split = ",", paramLabel = "NAME,…",
            description = {
                "The mechanisms, such as gridwire,kryo,identified.",
                "Any of ${COMPLETION-CANDIDATES}. Default: those that people choose between, which are java, "
                    + "externalizable, identified, portable, compact, kryo, fory, gridwire and enhanced-identified; with "
                    + "--where bare, those that need no grid, and bytearray, which is handwritten code for one workload; with "
                    + "--safety or --only-safety, those of --all and gridwire-sealed."
            },
            completionCandidates = ContestantNames.class)
    private @Nullable List<String> contestants;

    @Option(names = "--all",
            description = "Compare all contestants in the codec, the member and the client. Variants of others are left "
                    + "out: the sealed one, those in -fast and -medium, and the enhanced DataSerializable.")
    private boolean all;

    private @Nullable List<Contestant> usual;

    private List<Workload<?>> usualWorkloads = Workloads.all();

    List<Workload<?>> workloads() {
        return workloads == null ? usualWorkloads : chosen("workload", workloads, Workloads.known(), Workload::id);
    }

    List<Contestant> contestants() {
        if (contestants != null) {
            return named();
        }
        return usual != null ? usual : all ? Contestant.withoutVariants() : Contestant.usual();
    }

    /** Selects all contestants but variants if none is named, and adds the sealed one. */
    void addSealed() {
        usual = Contestant.withSeal();
    }

    /** Adds the objects of other projects' benchmarks if no workload is named. */
    void addArenas() {
        usualWorkloads = Workloads.withArenas();
    }

    /** Returns the named contestants; empty if none was named. */
    List<Contestant> named() {
        return contestants == null ? List.of() : chosen("contestant", contestants, List.of(Contestant.values()), Contestant::id);
    }

    Selection in(@Nullable List<String> places) {
        List<Place> where = places(places);
        boolean isBare = contestants == null && where.equals(List.of(Place.BARE));
        return new Selection(workloads(), isBare ? Contestant.bare() : contestants(), where);
    }

    /** Returns the selection for another grid: the published workloads, and by default its usual contestants and all places. */
    Selection in(Grid grid, @Nullable List<String> places) {
        if (grid == Grids.HAZELCAST) {
            return in(places);
        }
        List<Participant> all = List.copyOf(grid.contestants());
        return new Selection(
                grid, chosen("workload", workloads, Workloads.all(), Workload::id),
                contestants == null ? List.copyOf(grid.usual()) : chosen("contestant", contestants, all, Participant::id),
                chosen("where", places, grid.places(), Place::id));
    }

    /** Returns the selection for the user's own classes: these alone, unless workloads are named as well. */
    Selection in(@Nullable List<String> places, List<Workload<?>> own) {
        if (usual == null) {
            usual = Contestant.withoutVariants();
        }
        List<Workload<?>> chosen = new ArrayList<>(own);
        chosen.addAll(workloads == null ? List.of() : workloads());
        List<Contestant> offered = contestants().stream().filter(each -> chosen.stream().anyMatch(each::isOffered)).toList();
        if (offered.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "None of the contestants can be measured on a class of yours, which"
                    + " brings nothing written by hand for them: name others with --contestant.");
        }
        return new Selection(chosen, offered, places(places));
    }

    private List<Place> places(@Nullable List<String> names) {
        if (names != null) {
            return chosen("where", names, List.of(Place.values()), Place::id);
        }
        return all ? Place.allButCluster() : Place.usual();
    }

    private <T> List<T> chosen(String option, @Nullable List<String> names, List<T> all, Function<T, String> id) {
        return Choice.of(spec.commandLine(), option, names, all, id);
    }

    /** The names for help and completion. */
    static final class WorkloadNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        WorkloadNames() {
            super(Workloads.known().stream().map(Workload::id).toList());
        }
    }

    /** The names for help and completion. */
    static final class ContestantNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        ContestantNames() {
            super(List.of(Contestant.values()).stream().map(Contestant::id).toList());
        }
    }

    /** The names for help and completion. */
    static final class PlaceNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        PlaceNames() {
            super(List.of(Place.values()).stream().map(Place::id).toList());
        }
    }
}
