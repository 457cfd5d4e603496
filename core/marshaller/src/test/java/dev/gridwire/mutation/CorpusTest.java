// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Member;
import dev.gridwire.testkit.mutation.Panel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The payloads are worth altering. */
class CorpusTest {

    private static final int KEYED = 0b10;
    private static final int REFERS_BACK = 0b100;

    private static List<Panel> panels;

    @BeforeAll
    static void makePanels(@TempDir Path folder) throws IOException {
        panels = Panels.all(folder);
    }

    @Test
    void theRootsAreOfMoreThanFortyClassesOfUsersAndManyOfTheJdk() {
        Set<String> users = new HashSet<>();
        Set<String> platform = new HashSet<>();
        for (Panel panel : panels) {
            for (byte[] payload : panel.inputs().corpus()) {
                Object root = Attempt.of(panel.members().get(0).examiner().decoder(), payload).object();
                if (root != null) {
                    (root.getClass().getName().startsWith("java.") ? platform : users).add(root.getClass().getName());
                }
            }
        }
        assertThat(users).hasSizeGreaterThan(80);
        assertThat(platform).hasSizeGreaterThan(80);
    }

    @Test
    void everyMemberReadsAllThatIsNotAltered() {
        for (Panel panel : panels) {
            for (Member member : panel.members()) {
                for (byte[] payload : panel.inputs().corpus()) {
                    assertThat(Attempt.of(member.examiner().decoder(), payload).failure()).as(member.examiner().mode()).isNull();
                }
            }
        }
    }

    @Test
    void everyFlagOfTheHeaderOccursAndIsMissing() {
        List<byte[]> corpus = panels.get(0).inputs().corpus();
        for (int flag : new int[] {KEYED, REFERS_BACK}) {
            assertThat(corpus).filteredOn(payload -> (payload[0] & flag) != 0).hasSizeGreaterThan(2);
            assertThat(corpus).filteredOn(payload -> (payload[0] & flag) == 0).hasSizeGreaterThan(100);
        }
    }
}
