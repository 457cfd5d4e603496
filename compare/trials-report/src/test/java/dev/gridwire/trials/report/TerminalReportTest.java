// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalReportTest {

    private static final int WIDE = 140;
    private static final int NARROW = 80;

    @Test
    void wideTerminalShowsOneTableWithAllPlaces() {
        assertThat(tableLines(TerminalReport.details(threePlaces(), WIDE))).containsExactly(
                "                            | bytes | codec |      |        |       | member |      |        |       "
                        + "| client |      |        |       ",
                "                            |       | write | read | ÷ Java | ÷ IDS |  write | read | ÷ Java | ÷ IDS "
                        + "|  write | read | ÷ Java | ÷ IDS ",
                " Java Serializable          |   226 |  1.00 | 3.00 |   1.00 |  2.00 |   40.0 | 60.0 |   1.00 |  2.00 "
                        + "|    150 |  250 |   1.00 |  2.00 ",
                " IdentifiedDataSerializable |    73 |  0.50 | 1.50 |   0.50 |  1.00 |   20.0 | 30.0 |   0.50 |  1.00 "
                        + "|   75.0 |  125 |   0.50 |  1.00 ");
    }

    @Test
    void narrowTerminalShowsATableForEachPlace() {
        assertThat(tableLines(TerminalReport.details(threePlaces(), NARROW))).containsExactly(
                "                            | bytes | codec |      |        |       ",
                "                            |       | write | read | ÷ Java | ÷ IDS ",
                " Java Serializable          |   226 |  1.00 | 3.00 |   1.00 |  2.00 ",
                " IdentifiedDataSerializable |    73 |  0.50 | 1.50 |   0.50 |  1.00 ",
                "                            | bytes | member |      |        |       ",
                "                            |       |  write | read | ÷ Java | ÷ IDS ",
                " Java Serializable          |   226 |   40.0 | 60.0 |   1.00 |  2.00 ",
                " IdentifiedDataSerializable |    73 |   20.0 | 30.0 |   0.50 |  1.00 ",
                "                            | bytes | client |      |        |       ",
                "                            |       |  write | read | ÷ Java | ÷ IDS ",
                " Java Serializable          |   226 |    150 |  250 |   1.00 |  2.00 ",
                " IdentifiedDataSerializable |    73 |   75.0 |  125 |   0.50 |  1.00 ");
    }

    /** The narrowest table that names IdentifiedDataSerializable is 70 characters wide. */
    @ParameterizedTest
    @ValueSource(ints = {70, 80, 100, 126, 130, 133, 134, 140, 200})
    void noTableLineIsWiderThanTheTerminal(int columns) {
        assertThat(tableLines(TerminalReport.details(threePlaces(), columns)))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
    }

    @Test
    void wideTableIsShownAsSoonAsItFits() {
        int width = tableLines(TerminalReport.details(threePlaces(), WIDE)).get(0).length();
        assertThat(tableLines(TerminalReport.details(threePlaces(), width))).hasSize(4);
        assertThat(tableLines(TerminalReport.details(threePlaces(), width - 1))).hasSize(12);
    }

    @Test
    void titleSaysWhatTheFiguresAre() {
        assertThat(TerminalReport.details(threePlaces(), WIDE))
                .startsWith("Order: microseconds an operation; round trip ÷ Java, ÷ IdentifiedDataSerializable\n");
    }

    @Test
    void largeFiguresLoseTheirDecimalsAndAreGrouped() {
        ComparisonResults results = SampleResults.of("sample")
                .held(Contestant.JAVA, Place.CODEC, 48_123.4, 9.994, 1_234.5)
                .results();
        assertThat(TerminalReport.details(results, NARROW)).contains(" | 48,123 |  9.99 | 1,235 |   1.00 |     – ");
    }

    @Test
    void ratioToABarThatWasNotMeasuredIsADash() {
        ComparisonResults results = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results();
        assertThat(TerminalReport.details(results, NARROW)).contains(" Kryo |    60 |  1.00 | 1.00 |      – |     – ");
    }

    @Test
    void lossOfIdentityIsMarkedInTheTableAndNamedBelow() {
        String report = TerminalReport.details(
                SampleResults.of("sample")
                        .marked(Contestant.EXTERNALIZABLE, Place.CODEC, Outcome.IDENTITY_LOST, "IDENTITY differs at a.self")
                        .results(),
                NARROW);
        assertThat(report).contains(" Externalizable * |").endsWith(
                "\n  Externalizable * loses identity: IDENTITY differs at a.self\n");
    }

    @Test
    void changedClassAndChangedValueAreNamedApart() {
        String report = TerminalReport.details(
                SampleResults.of("order")
                        .marked(Contestant.SMILE, Place.CODEC, Outcome.TYPE_CHANGED, "a list")
                        .marked(Contestant.FORY, Place.CODEC, Outcome.VALUE_CHANGED, "a price")
                        .results(),
                NARROW);
        assertThat(report).contains(
                "  Jackson Smile * changes a class: a list\n  Apache Fory * CHANGES A VALUE: a price\n");
    }

    @Test
    void contestantThatCannotHoldTheWorkloadHasDashesNoMarkAndItsReason() {
        String report = TerminalReport.details(
                SampleResults.of("sample")
                        .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "Jackson writes trees")
                        .results(),
                NARROW);
        assertThat(report)
                .contains(" Jackson Smile |     – |     – |    – |      – |     – ")
                .endsWith("\n  Jackson Smile: Jackson writes trees\n");
    }

    @Test
    void failureIsNamed() {
        String report = TerminalReport.details(
                SampleResults.of("order").without(Contestant.JAVA, Place.CODEC, Outcome.FAILED, "A fork broke").results(),
                        NARROW);
        assertThat(report).endsWith("\n  Java Serializable failed: A fork broke\n");
    }

    @Test
    void reasonOfEveryPlaceStandsOnceAndThatOfSomeNamesThem() {
        String everywhere = "a reason everywhere";
        String report = TerminalReport.details(
                SampleResults.of("order")
                        .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, everywhere)
                        .without(Contestant.SMILE, Place.MEMBER, Outcome.CANNOT_HOLD, everywhere)
                        .without(Contestant.SMILE, Place.CLIENT, Outcome.CANNOT_HOLD, everywhere)
                        .held(Contestant.KRYO, Place.CODEC, 60, 1, 1)
                        .without(Contestant.KRYO, Place.MEMBER, Outcome.CANNOT_HOLD, "codec only")
                        .without(Contestant.KRYO, Place.CLIENT, Outcome.CANNOT_HOLD, "codec only")
                        .results(),
                WIDE);
        assertThat(report).endsWith("\n  Jackson Smile: a reason everywhere\n  Kryo (member, client): codec only\n");
    }

    @Test
    void neededJvmFlagsAreShown() {
        String report = TerminalReport.details(
                SampleResults.of("order").held(Contestant.IGNITE, Place.CODEC, 100, 1, 1).results(), NARROW);
        assertThat(report).endsWith(
                "\n  Ignite optimized needs " + String.join(" ", Contestant.IGNITE.jvmFlags()) + '\n');
    }

    private static ComparisonResults threePlaces() {
        return SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 1, 3)
                .held(Contestant.IDENTIFIED, Place.CODEC, 73, 0.5, 1.5)
                .held(Contestant.JAVA, Place.MEMBER, 226, 40, 60)
                .held(Contestant.IDENTIFIED, Place.MEMBER, 73, 20, 30)
                .held(Contestant.JAVA, Place.CLIENT, 226, 150, 250)
                .held(Contestant.IDENTIFIED, Place.CLIENT, 73, 75, 125)
                .results();
    }

    private static List<String> tableLines(String report) {
        return report.lines().filter(line -> line.contains("|")).toList();
    }

    @Test
    void clusterHasATableAndOthersAreNotThereWhereNothingElseWasMeasured() {
        String text = TerminalReport.render(ShowcaseReport.clusterOnly(), 200);
        assertThat(text).contains(" in the cluster: operations a second;", " p99.9 ", "Java Serializable", "Offered to all: ")
                .doesNotContain("÷ Java");
    }
}
