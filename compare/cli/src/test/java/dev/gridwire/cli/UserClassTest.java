// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Recommendation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of a user's, as small as can be, in every place that needs no cluster. */
@Tag("full")
class UserClassTest {

    private static final String SHOP = """
            package com.acme;
            import java.io.Serializable;
            import java.util.*;
            public class Basket implements Serializable {
                private final long id; private final String owner; private final List<Item> items;
                public Basket(long id, String owner, List<Item> items) {
                    this.id = id; this.owner = owner; this.items = new ArrayList<>(items);
                }
                public static class Item implements Serializable {
                    private final String product; private final int amount;
                    public Item(String product, int amount) { this.product = product; this.amount = amount; }
                }
            }
            """;

    @TempDir
    private static Path temporary;

    private static Path classes;
    private static CommandRun run;
    private static ComparisonResults results;

    @BeforeAll
    static void compare() throws IOException {
        Path source = Files.writeString(temporary.resolve("Basket.java"), SHOP);
        classes = temporary.resolve("the classes");
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null,
                "-proc:none", "--release", "17", "-d", classes.toString(), source.toString())).isZero();
        Path folder = temporary.resolve("the results");
        run = tinyRun("com.acme.Basket", folder, "--where", "codec,member,client");
        assertThat(run.exit()).as(run.err()).isZero();
        results = ResultsJson.read(folder.resolve("results.json"));
    }

    private static CommandRun tinyRun(String className, Path folder, String... more) {
        List<String> arguments = new ArrayList<>(List.of("compare", "--classpath", classes.toString(), "--class", className,
                "--rounds", "3", "--size", "4", "--warmup", "1", "--heap", "192m", "--output", folder.toString()));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @Test
    void everyMechanismThatNeedsNothingByHandIsMeasuredInEveryPlace() {
        assertThat(results.workloads()).singleElement().satisfies(workload -> {
            assertThat(workload.id()).isEqualTo("own-basket");
            assertThat(workload.description()).contains("com.acme.Basket", "its public constructor (long, String, List)");
        });
        for (String place : List.of("codec", "member", "client")) {
            assertThat(results.cells()).filteredOn(cell -> cell.place().equals(place) && cell.isMeasured())
                    .extracting(Cell::contestant)
                    .contains("java", "kryo", "fory", "gridwire", "gridwire-canonical", "enhanced-externalizable",
                            "enhanced-identified", "enhanced-portable", "enhanced-compact");
        }
    }

    @Test
    void mechanismsThatAreWrittenByHandAreLeftOutAndNotListedAsFailures() {
        assertThat(results.cells()).extracting(Cell::contestant).doesNotContain("identified", "portable", "bytearray");
        assertThat(results.cells()).extracting(Cell::outcome).doesNotContain(Outcome.FAILED, Outcome.VALUE_CHANGED);
        assertThat(run.out()).contains("Left out, since they are written by hand");
    }

    @Test
    void libraryThatCannotHoldTheClassIsAnAnswer() {
        assertThat(results.cells()).filteredOn(cell -> cell.contestant().equals("smile"))
                .isNotEmpty()
                .allSatisfy(cell -> {
                    assertThat(cell.outcome()).isEqualTo(Outcome.CANNOT_HOLD);
                    assertThat(cell.note()).contains("com.acme.Basket");
                });
    }

    @Test
    void everyRecommendationIsOfSomeoneWhoWasMeasuredOrOfNobodyAndTheFirstIsTheWeightiest() {
        assertThat(results.recommendations()).extracting(Recommendation::aim)
                .startsWith("Single calls")
                .contains("Bulk reads, queries, entry processors", "Smallest", "Least garbage")
                .contains("Nothing to write, classes unchanged", "Queries on single fields", "Rolling upgrades");
        List<String> measured = results.cells().stream().filter(Cell::isMeasured).map(Cell::contestant).toList();
        assertThat(results.recommendations()).extracting(Recommendation::contestant).filteredOn(Objects::nonNull)
                .isNotEmpty().isSubsetOf(measured);
        assertThat(run.out()).contains("What to use", "Single calls: ");
    }

    @Test
    void traitsOfEachContestantAreTold() {
        assertThat(results.contestants()).allSatisfy(each -> assertThat(each.traits()).isNotNull());
    }

    @Test
    void shippedWorkloadIsMeasuredBesideWhenItIsNamed() throws IOException {
        Path folder = temporary.resolve("both");
        CommandRun both = tinyRun("com.acme.Basket", folder, "--where", "codec", "--workload", "order",
                "--contestant", "java,gridwire,identified");
        assertThat(both.exit()).as(both.err()).isZero();
        assertThat(ResultsJson.read(folder.resolve("results.json")).cells())
                .extracting(cell -> cell.contestant() + '/' + cell.workload())
                .containsExactlyInAnyOrder(
                        "java/own-basket", "java/order", "gridwire/own-basket", "gridwire/order", "identified/order");
    }

    @Test
    void classThatIsMissingEndsTheRunBeforeAnythingIsMeasured() {
        Path folder = temporary.resolve("nothing");
        tinyRun("com.acme.Baskets", folder).assertFailed(
                "There is no such class on the class path: com.acme.Baskets (there is com.acme.Basket)");
        assertThat(folder).doesNotExist();
    }

    @Test
    void classWithoutAClassPathIsNotUnderstood() {
        CommandRun.of("compare", "--class", "com.acme.Basket").assertNotUnderstood(
                "--class needs the jar or folder of the class: name it with --classpath.");
    }

    @Test
    void valuesWithoutAClassAreNotUnderstood() {
        CommandRun.of("compare", "--values", "values.json").assertNotUnderstood(
                "--classpath, --values, --allow and --hazelcast-config are for classes of yours: name one with --class.");
    }

    @Test
    void publishedComparisonsHaveNoClassOfTheUsers() {
        CommandRun.of("compare", "--published", "--class", "com.acme.Basket", "--classpath", "app.jar").assertNotUnderstood(
                "--published names its own workloads: leave out --class.");
    }

    @Test
    void percentageBeyondAHundredIsNotUnderstood() {
        CommandRun.of("compare", "--class", "com.acme.Basket", "--classpath", "app.jar", "--nulls", "101").assertNotUnderstood(
                "--nulls is a percentage, from 0 to 100: 101.");
    }

    @Test
    void contestantThatIsWrittenByHandIsRefusedAlone() {
        CommandRun refused = tinyRun("com.acme.Basket", temporary.resolve("alone"), "--contestant", "identified");
        refused.assertNotUnderstood("None of the contestants can be measured on a class of yours, which brings nothing written by"
                + " hand for them: name others with --contestant.");
    }
}
