// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** Figures beside the bar's, {@link #BAR}: ratios, and their geometric means over the cases. */
public record DirectSummary(List<DirectFigure> figures) {

    /** The codec that the others are divided by. */
    public static final DirectCodec BAR = DirectCodec.byId("fory");

    /** Copies the list. */
    public DirectSummary {
        figures = List.copyOf(figures);
    }

    /** Takes the figures from JMH's results. */
    public static DirectSummary of(Collection<RunResult> results) {
        return new DirectSummary(results.stream().map(DirectFigure::of).toList());
    }

    /** The figure; empty where it was not measured. */
    public Optional<DirectFigure> figure(DirectCase subject, DirectCodec codec, CodecOperation operation) {
        return figures.stream()
                .filter(one -> one.subject() == subject && one.codec().equals(codec) && one.operation() == operation)
                .findFirst();
    }

    /** The time over the bar's; empty where either was not measured. */
    public OptionalDouble ratio(DirectCase subject, DirectCodec codec, CodecOperation operation) {
        Optional<DirectFigure> mine = figure(subject, codec, operation);
        Optional<DirectFigure> bar = figure(subject, BAR, operation);
        return mine.isPresent() && bar.isPresent()
                ? OptionalDouble.of(mine.get().nanos() / bar.get().nanos())
                : OptionalDouble.empty();
    }

    /** The geometric mean of the ratios of all cases that have one; empty where none has. */
    public OptionalDouble geometricMean(DirectCodec codec, CodecOperation operation) {
        OptionalDouble meanOfLogarithms = Stream.of(DirectCase.values())
                .map(subject -> ratio(subject, codec, operation))
                .flatMapToDouble(OptionalDouble::stream)
                .map(Math::log)
                .average();
        return meanOfLogarithms.isPresent()
                ? OptionalDouble.of(Math.exp(meanOfLogarithms.getAsDouble()))
                : OptionalDouble.empty();
    }

    /** The measured cases, in the order of the table. */
    List<DirectCase> cases() {
        return Stream.of(DirectCase.values())
                .filter(one -> figures.stream().anyMatch(figure -> figure.subject() == one))
                .toList();
    }

    /** The measured codecs, in the order of the table. */
    List<DirectCodec> codecs() {
        return DirectCodec.all().stream()
                .filter(one -> figures.stream().anyMatch(figure -> figure.codec().equals(one)))
                .toList();
    }

    /** The measured operations, in the order of the table. */
    List<CodecOperation> operations() {
        return Stream.of(CodecOperation.values())
                .filter(one -> figures.stream().anyMatch(figure -> figure.operation() == one)).toList();
    }
}
