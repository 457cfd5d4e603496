// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The results of checking the measuring itself.
 *
 * @param turns the number of turns that measured each cell
 * @param cells the cells of each mechanism under its name, under a second one, and slowed down
 */
public record SelfCheckResults(
        String startedAt,
        String command,
        Machine machine,
        Machine.Java java,
        Map<String, String> versions,
        int turns,
        List<Cell> cells) {

    /** The suffix of a mechanism that is measured a second time. */
    static final String AGAIN = "-again";
    /** The suffix of a mechanism that is slowed down. */
    static final String SLOWER = "-slower";

    private static final double MOST_FALSE = 0.05;
    private static final double LEAST_FOUND = 0.9;
    private static final double PERCENT = 100;

    public SelfCheckResults {
        versions = Map.copyOf(versions);
        cells = List.copyOf(cells);
    }

    /** Returns the pairs of the same mechanism that differ. */
    @JsonIgnore
    public Share falseDifferences() {
        return share(AGAIN);
    }

    /** Returns the pairs with a slowed mechanism that differ. */
    @JsonIgnore
    public Share foundDifferences() {
        return share(SLOWER);
    }

    private Share share(String suffix) {
        Ratios ratios = new Ratios(cells);
        List<Ratio> pairs = cells.stream()
                .filter(cell -> cell.contestant().endsWith(suffix))
                .map(cell -> ratios.of(cell, cell.contestant().substring(0, cell.contestant().length() - suffix.length())))
                .flatMap(Optional::stream)
                .toList();
        boolean isSlower = suffix.equals(SLOWER);
        long told = pairs.stream().filter(pair -> isSlower ? pair.isMore() : pair.isToldApart()).count();
        return new Share((int) told, pairs.size());
    }

    /** Whether the measuring can be trusted: at most 5 % false differences, and at least 90 % of the true ones. */
    @JsonIgnore
    public boolean isPassed() {
        return falseDifferences().all() > 0
                && falseDifferences().of() <= MOST_FALSE && foundDifferences().of() >= LEAST_FOUND;
    }

    /** Returns both figures, one on each line, and the verdict. */
    @JsonIgnore
    public String words() {
        return line("The same mechanism under two names was told apart in", falseDifferences(), "at most 5 %")
                + line("One made slower by a quarter was told apart in", foundDifferences(), "at least 90 %")
                + (isPassed() ? "So the measuring can be believed, on this machine as it is now.\n"
                        : "So do not believe figures of this machine as it is now: make it quiet, or measure more turns.\n");
    }

    private static String line(String what, Share share, String aim) {
        return String.format(Locale.ROOT, "%s %d of %d cells (%.1f %%; the aim is %s).%n",
                what, share.part, share.all, PERCENT * share.of(), aim);
    }

    /** A part of a whole. */
    public record Share(int part, int all) {

        /** Returns the share from 0 to 1; 0 if there is nothing. */
        public double of() {
            return all == 0 ? 0 : (double) part / all;
        }
    }
}
