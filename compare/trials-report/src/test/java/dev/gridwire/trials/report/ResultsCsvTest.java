// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsCsvTest {

    private static final int TIME_TO_JAVA = 12;
    private static final int TIME_TO_IDENTIFIED = 15;

    @Test
    void everyCellHasARowUnderAHeader() throws JsonProcessingException {
        List<String> lines = lines(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 1, 3)
                .held(Contestant.JAVA, Place.MEMBER, 226, 10, 30)
                .held(Contestant.KRYO, Place.CODEC, 60, 0.5, 0.5)
                .results());
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).isEqualTo("workload,contestant,place,outcome,bytes,writeNanos,writeErrorNanos,"
                + "writeAllocatedBytes,readNanos,readErrorNanos,readAllocatedBytes,roundTripNanos,timeToJava,timeToJavaLow,"
                + "timeToJavaHigh,timeToIdentified,timeToIdentifiedLow,timeToIdentifiedHigh,jvms,disturbedJvms,steadyMillis,size,"
                + "note");
        assertThat(lines.get(1)).startsWith("order,java,codec,HELD,226.0,1000.0,")
                .endsWith(",48.0,4000.0,1.0,,,,,,3,0,300.0,10,");
        assertThat(lines.get(3)).startsWith("order,kryo,codec,HELD,60.0,500.0,");
    }

    @Test
    void barsHaveARatioOfOneToThemselvesInEachPlace() throws JsonProcessingException {
        List<String> lines = lines(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 1, 3)
                .held(Contestant.JAVA, Place.MEMBER, 226, 10, 30)
                .held(Contestant.IDENTIFIED, Place.CODEC, 73, 0.5, 0.5)
                .held(Contestant.IDENTIFIED, Place.MEMBER, 73, 40, 40)
                .results());
        assertThat(column(lines, TIME_TO_JAVA)).containsExactly("1.0", "1.0", "0.25", "2.0");
        assertThat(column(lines, TIME_TO_IDENTIFIED)).containsExactly("4.0", "0.5", "1.0", "1.0");
    }

    @Test
    void ratioToABarThatWasNotMeasuredIsEmpty() throws JsonProcessingException {
        List<String> lines = lines(SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results());
        assertThat(column(lines, TIME_TO_JAVA)).containsExactly("");
        assertThat(column(lines, TIME_TO_IDENTIFIED)).containsExactly("");
    }

    @Test
    void cellWithoutFiguresHasItsReasonAndNothingElse() throws JsonProcessingException {
        List<String> lines = lines(SampleResults.of("order")
                .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "a \"reason\", with a comma")
                .results());
        assertThat(lines.get(1)).isEqualTo("order,smile,codec,CANNOT_HOLD,,,,,,,,,,,,,,,,,,0,\"a \"\"reason\"\", with a comma\"");
    }

    private static List<String> lines(ComparisonResults results) throws JsonProcessingException {
        return CsvFiles.results(results).lines().toList();
    }

    private static List<String> column(List<String> lines, int index) {
        return lines.stream().skip(1).map(line -> line.split(",", -1)[index]).toList();
    }
}
