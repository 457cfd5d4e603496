// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The table of attacks in {@code docs/safety.md} says what the tests prove. */
class SafetyTableTest {

    private static final Path DOCUMENT = ProvenClaim.ROOT.resolve("docs/safety.md");
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

    /** A row a topic, with the classes of its tests. */
    private static String table(List<ProvenClaim> claims) throws IOException {
        StringBuilder text = new StringBuilder("| attacks | what the tests show | claims | tests |\n|---|---|---:|---|\n");
        for (Topic topic : Topic.values()) {
            List<ProvenClaim> own = claims.stream().filter(each -> each.topic() == topic).toList();
            SortedSet<String> tests = new TreeSet<>();
            for (ProvenClaim claim : own) {
                tests.add(link(claim));
            }
            text.append("| ").append(topic.attacks()).append(" | ").append(topic.result()).append(" | ")
                    .append(own.stream().map(ProvenClaim::text).distinct().count()).append(" | ")
                    .append(String.join(", ", tests)).append(" |\n");
        }
        return text.toString();
    }

    private static String link(ProvenClaim claim) throws IOException {
        Path module = ProjectPages.modules().get(claim.module());
        String name = claim.testClass().replaceFirst("\\$.*", "");
        Path source = module.resolve("src/test/java").resolve(name.replace('.', '/') + ".java");
        String path = ProvenClaim.ROOT.relativize(source).toString().replace('\\', '/');
        return "[" + name.substring(name.lastIndexOf('.') + 1) + "](../" + path + ")";
    }
}
