// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class DirectSummaryTest {

    private static final DirectSummary SUMMARY = new DirectSummary(List.of(
            figure(DirectCase.ORDER, DirectCodec.LIMIT, 50, 2),
            figure(DirectCase.ORDER, DirectCodec.byId("fory"), 100, Double.NaN),
            figure(DirectCase.MEDIA, DirectCodec.LIMIT, 200, 3),
            figure(DirectCase.MEDIA, DirectCodec.byId("fory"), 1_600, 40),
            figure(DirectCase.SAMPLE, DirectCodec.LIMIT, 9_000, 10)));

    @Test
    void ratioIsTheTimeOverForys() {
        assertThat(SUMMARY.ratio(DirectCase.ORDER, DirectCodec.LIMIT, CodecOperation.FRESH_WRITE)).hasValue(0.5);
        assertThat(SUMMARY.ratio(DirectCase.ORDER, DirectCodec.byId("fory"), CodecOperation.FRESH_WRITE)).hasValue(1);
    }

    @Test
    void thereIsNoRatioWhereEitherIsMissing() {
        assertThat(SUMMARY.ratio(DirectCase.SAMPLE, DirectCodec.LIMIT, CodecOperation.FRESH_WRITE)).isEmpty();
        assertThat(SUMMARY.ratio(DirectCase.ORDER, DirectCodec.byId("kryo"), CodecOperation.FRESH_WRITE)).isEmpty();
        assertThat(SUMMARY.ratio(DirectCase.ORDER, DirectCodec.LIMIT, CodecOperation.FRESH_READ)).isEmpty();
    }

    @Test
    void geometricMeanIsOverTheCasesThatHaveARatio() {
        assertThat(SUMMARY.geometricMean(DirectCodec.LIMIT, CodecOperation.FRESH_WRITE).orElseThrow()).isCloseTo(0.25,
                within(1e-12));
        assertThat(SUMMARY.geometricMean(DirectCodec.byId("kryo"), CodecOperation.FRESH_WRITE)).isEmpty();
    }

    @Test
    void tableHasARowACellAndTheMeansBelow() {
        assertThat(DirectTable.render(SUMMARY).lines().map(String::stripTrailing)).containsExactly(
                "Nanoseconds an object, with the half width of JMH's 99.9 % confidence interval",
                " case           | codec |      fresh |",
                "                |       |   write ns | ÷ fory",
                "----------------+-------+------------+--------",
                " order          | fory  |        100 |   1.00",
                " order          | limit | 50.0 ± 2.0 |   0.50",
                " sample         | fory  |          – |      –",
                " sample         | limit | 9,000 ± 10 |      –",
                " media          | fory  | 1,600 ± 40 |   1.00",
                " media          | limit |    200 ± 3 |   0.13",
                " geometric mean | fory  |            |   1.00",
                " geometric mean | limit |            |   0.25");
    }

    private static DirectFigure figure(DirectCase subject, DirectCodec codec, double nanos, double errorNanos) {
        return new DirectFigure(subject, codec, CodecOperation.FRESH_WRITE, nanos, errorNanos);
    }
}
