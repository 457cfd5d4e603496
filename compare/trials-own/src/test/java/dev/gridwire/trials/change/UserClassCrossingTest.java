// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.proof.values.ValueSizes;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.userclass.UserClassRequest;
import dev.gridwire.trials.userclass.UserClassWorkloads;
import dev.gridwire.trials.userclass.UserProject;
import dev.gridwire.trials.workload.UserClassSpec;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserClassCrossingTest {

    private static final int INVOICE = 0;
    private static final int PAIR = 1;
    private static final int ROW = 2;

    @TempDir
    private static Path folder;

    private static UserClassWorkloads workloads;

    @BeforeAll
    static void prepare() {
        Path classes = UserProject.in(folder).with("Invoice", """
                public class Invoice implements Serializable {
                    private static final long serialVersionUID = 1;
                    private long number; private String customer; private int days; private Status status;
                    private String remark = "-";
                    private List<Line> lines; private Map<String, BigDecimal> taxes;
                    public Invoice() {}
                    public Invoice(long number, String customer, int days, Status status, String remark, List<Line> lines,
                            Map<String, BigDecimal> taxes) {
                        this.number = number; this.customer = customer; this.days = days; this.status = status;
                        this.remark = remark; this.lines = lines; this.taxes = taxes;
                    }
                    public enum Status { OPEN, SENT, PAID }
                    public static class Line implements Serializable {
                        private static final long serialVersionUID = 1;
                        private String product; private int amount;
                        public Line() {}
                        public Line(String product, int amount) { this.product = product; this.amount = amount; }
                    }
                }
                """).with("Pair", """
                public class Pair implements Serializable { private String origin; private String target; }
                """).with("Row", """
                public record Row(String name, int count, Invoice.Status status) implements Serializable {}
                """).classes();
        List<String> names = List.of("com.acme.Invoice", "com.acme.Pair", "com.acme.Row");
        workloads = UserClassWorkloads.prepare(new UserClassRequest(
                List.of(classes.toString()), names, null, ValueSizes.DEFAULT, 1, List.of(), null), new Forks(128));
    }

    @AfterAll
    static void close() {
        workloads.close();
    }

    @ParameterizedTest
    @CsvSource({
        "GRIDWIRE, field-added, OK, OK, OK", "GRIDWIRE, fields-reordered, OK, OK, OK",
        "GRIDWIRE, field-renamed, LOST, LOST, OK", "GRIDWIRE, int-to-long, OK, OK, OK",
        "GRIDWIRE, enum-constant-appended, OK, EXCEPTION, EXCEPTION",
        "JAVA, field-added, OK, OK, LOST", "JAVA, field-renamed, LOST, LOST, LOST",
        "JAVA, int-to-long, EXCEPTION, EXCEPTION, EXCEPTION",
        "COMPACT_ZERO, int-to-long, LOST, LOST, LOST", "KRYO, fields-reordered, OK, OK, OK",
        "KRYO, field-renamed, EXCEPTION, EXCEPTION, EXCEPTION", "SMILE, field-added, OK, EXCEPTION, EXCEPTION",
        "ENHANCED_PORTABLE, field-added, OK, OK, LOST",
        "ENHANCED_COMPACT, field-renamed, LOST, LOST, LOST"
    })
    void contestantsDoAsTheyAreKnownTo(
            Contestant contestant, String id, EvolutionVerdict up, EvolutionVerdict down, EvolutionVerdict rewritten)
            throws Exception {
        EvolutionCell cell = cross(contestant, INVOICE, id);
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(up);
        assertThat(cell.downgraded()).as(cell.downgradedDetail()).isEqualTo(down);
        assertThat(cell.rewritten()).as(cell.rewrittenDetail()).isEqualTo(rewritten);
    }

    /** The enhanced class writes texts by the order of their names: {@code newTarget} comes before {@code origin}. */
    @Test
    void otherValueThatNobodyReportsIsGarbled() throws Exception {
        EvolutionCell cell = cross(Contestant.ENHANCED_IDENTIFIED, PAIR, "field-renamed");
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(EvolutionVerdict.GARBLED);
        assertThat(cell.upgradedDetail()).isEqualTo("origin");
    }

    @ParameterizedTest
    @CsvSource({
        "GRIDWIRE, field-added, OK, OK, OK", "GRIDWIRE, int-to-long, OK, OK, OK", "JAVA, field-added, OK, OK, LOST",
        "SMILE, field-renamed, EXCEPTION, EXCEPTION, EXCEPTION"
    })
    void recordsChangeToo(
            Contestant contestant, String id, EvolutionVerdict up, EvolutionVerdict down, EvolutionVerdict rewritten)
            throws Exception {
        EvolutionCell cell = cross(contestant, ROW, id);
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(up);
        assertThat(cell.downgraded()).as(cell.downgradedDetail()).isEqualTo(down);
        assertThat(cell.rewritten()).as(cell.rewrittenDetail()).isEqualTo(rewritten);
    }

    @Test
    void enumOfARecordChanges() throws Exception {
        EvolutionCell cell = cross(Contestant.GRIDWIRE, ROW, "enum-constant-appended");
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(EvolutionVerdict.OK);
        assertThat(cell.downgraded()).as(cell.downgradedDetail()).isEqualTo(EvolutionVerdict.EXCEPTION);
    }

    @Test
    void whoCannotHoldTheClassSaysWhy() throws Exception {
        EvolutionCell cell = cross(Contestant.ENHANCED_PORTABLE, ROW, "enum-constant-appended");
        assertThat(cell.upgraded()).isEqualTo(EvolutionVerdict.NO_PART);
        assertThat(cell.upgradedDetail()).contains("record");
    }

    private static EvolutionCell cross(Contestant contestant, int workload, String id) throws Exception {
        UserClassSpec spec = workloads.workloads().get(workload).userClass().orElseThrow();
        try (ClassPathFiles files = UserClassChanges.files(spec)) {
            UserClassChange change = UserClassChanges.of(spec, files).stream()
                    .filter(one -> one.id().endsWith('/' + id)).findFirst().orElseThrow();
            return ContestantTrial.of(change, contestant, folder.resolve(contestant.id() + workload + "/" + id));
        }
    }
}
