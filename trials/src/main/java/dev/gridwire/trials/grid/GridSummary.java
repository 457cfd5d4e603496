// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Contestant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** Figures beside the bars': ratios, and their geometric means over the cases. */
public record GridSummary(List<GridFigure> figures) {

    /** The contestants by which the others are divided. */
    static final List<Contestant> BARS = List.of(Contestant.IDENTIFIED, Contestant.JAVA);

    /** Copies the list. */
    public GridSummary {
        figures = List.copyOf(figures);
    }

    /** Takes the figures from JMH's results. */
    public static GridSummary of(Collection<RunResult> results) {
        return new GridSummary(results.stream().map(GridFigure::of).toList());
    }

    /** The figure; empty where it was not measured. */
    Optional<GridFigure> figure(String operation, GridCase subject, Contestant contestant) {
        return figures.stream()
                .filter(one -> one.operation().equals(operation) && one.subject() == subject && one.contestant() == contestant)
                .findFirst();
    }

    /** The time over the bar's for the same case; empty where either was not measured. */
    OptionalDouble ratio(GridFigure figure, Contestant bar) {
        return figure(figure.operation(), figure.subject(), bar)
                .map(other -> OptionalDouble.of(figure.nanos() / other.nanos()))
                .orElse(OptionalDouble.empty());
    }

    /** The geometric mean of the ratios of all cases that have one; empty where none has. */
    OptionalDouble geometricMean(String operation, Contestant contestant, Contestant bar) {
        OptionalDouble meanOfLogarithms = figures.stream()
                .filter(one -> one.operation().equals(operation) && one.contestant() == contestant)
                .map(one -> ratio(one, bar))
                .flatMapToDouble(OptionalDouble::stream)
                .map(Math::log)
                .average();
        return meanOfLogarithms.isPresent()
                ? OptionalDouble.of(Math.exp(meanOfLogarithms.getAsDouble()))
                : OptionalDouble.empty();
    }

    /** The measured operations, each once, in the order of the figures. */
    List<String> operations() {
        return figures.stream().map(GridFigure::operation).distinct().toList();
    }

    /** The figures of an operation, in the order of the cases and contestants. */
    Stream<GridFigure> of(String operation) {
        return Stream.of(GridCase.values()).flatMap(subject -> Stream.of(Contestant.values())
                .flatMap(contestant -> figure(operation, subject, contestant).stream()));
    }
}
