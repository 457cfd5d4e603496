// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The table of claims in {@code docs/security-evidence.md} says what the tests prove. */
class SafetyTableTest {

    private static final Path DOCUMENT = ProvenClaim.ROOT.resolve("docs/security-evidence.md");
    private static final String BEGIN = "<!-- table: begin; made by SafetyTableTest -->\n";
    private static final String END = "<!-- table: end -->\n";

    @Test
    void theDocumentHasTheClaimsOfTheTests() throws IOException {
        String document = Files.readString(DOCUMENT);
        String renewed = document.substring(0, document.indexOf(BEGIN) + BEGIN.length()) + table(ProvenClaim.all())
                + document.substring(document.indexOf(END));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(DOCUMENT, renewed);
            Assumptions.abort("written: " + DOCUMENT);
        }
        assertThat(document).as("renew it with -Dgolden.regenerate=true -Dtest=SafetyTableTest").isEqualTo(renewed);
    }

    @Test
    void everyClaimIsOfATestThatRunsAndEveryTopicHasSome() throws IOException {
        List<ProvenClaim> claims = ProvenClaim.all();
        assertThat(claims).noneMatch(ProvenClaim::disabled).allSatisfy(claim -> assertThat(claim.text())
                .as(claim.test()).doesNotContain("|", "\n").doesNotEndWith(".").isNotBlank());
        assertThat(claims).extracting(ProvenClaim::topic).contains(Topic.values());
    }

    /** Those that ran before in this build; none, where this module is tested alone. */
    @Test
    void noTestOfAClaimHasFailed() throws IOException {
        List<String> failed = new ArrayList<>();
        for (ProvenClaim claim : ProvenClaim.all()) {
            SortedSet<Integer> versions = TestReports.failedOn(claim);
            if (!versions.isEmpty()) {
                failed.add(claim.test() + " on Java " + versions);
            }
        }
        assertThat(failed).isEmpty();
    }

    /** A row a claim; a claim that several tests prove names them all. */
    private static String table(List<ProvenClaim> claims) {
        StringBuilder text = new StringBuilder();
        for (Topic topic : Topic.values()) {
            Map<String, List<ProvenClaim>> rows = claims.stream().filter(each -> each.topic() == topic)
                    .collect(Collectors.groupingBy(ProvenClaim::text, LinkedHashMap::new, Collectors.toList()));
            String title = topic.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            text.append("| ").append(title).append(" | test |\n|---|---|\n");
            rows.forEach((claim, tests) -> text.append("| ").append(claim).append(" | ")
                    .append(tests.stream().map(each -> each.module() + " `" + each.test() + "`")
                            .collect(Collectors.joining(", ")))
                    .append(" |\n"));
            text.append('\n');
        }
        return text.toString();
    }
}
