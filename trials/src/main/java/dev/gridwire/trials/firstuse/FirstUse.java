// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.codec.Library;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.BareFork;
import dev.gridwire.trials.fork.Forks;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** The trial of first use: each library in forks of its own, and the medians over them. */
public final class FirstUse {

    /** Who takes part: Fory as it begins fastest. */
    public static final List<Library> LIBRARIES = List.of(Library.GRIDWIRE, Library.FORY, Library.KRYO, Library.JAVA);

    private FirstUse() {}

    /**
     * Runs the trial.
     *
     * @param count forks of each library; libraries take turns, so that a busy moment of the machine hits all
     * @return what each fork found, in the order of the libraries
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<Library, List<FirstUseCost>> run(Forks forks, List<Library> libraries, int count, Progress progress) {
        Map<Library, List<FirstUseCost>> costs = new EnumMap<>(Library.class);
        progress.begin(libraries.size() * count);
        try {
            for (int fork = 0; fork < count; fork++) {
                for (Library library : libraries) {
                    progress.fork(library.id(), "First use");
                    costs.computeIfAbsent(library, one -> new ArrayList<>()).add(runOnce(forks, library));
                    progress.step(1);
                }
            }
        } finally {
            progress.end();
        }
        return costs;
    }

    private static FirstUseCost runOnce(Forks forks, Library library) {
        return BareFork.run(forks, FirstUseMain.class, List.of(), FirstUseCost.class, library.name());
    }

    /** Gives the median of each figure by itself; of an even number, the lower one of the middle. */
    static FirstUseCost median(List<FirstUseCost> costs) {
        return new FirstUseCost(
                medianSpent(costs.stream().map(FirstUseCost::first).toList()),
                medianSpent(costs.stream().map(FirstUseCost::further).toList()));
    }

    private static Spent medianSpent(List<Spent> spent) {
        return new Spent(
                median(spent, Spent::wallNanos), median(spent, Spent::threadNanos), median(spent, Spent::processNanos));
    }

    private static long median(List<Spent> spent, ToLongFunction<Spent> figure) {
        long[] sorted = spent.stream().mapToLong(figure).sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }
}
