// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A fixed sample of the names in the profile "names": classes of the JDK, and of libraries that chains of gadgets were made of.
 */
@Tag("full")
class RefusedNamesTest {

    private static final NamePolicy POLICY = new NamePolicy(Set.of(), Set.of());

    @TempDir
    private Path directory;

    private static List<String> sample() throws IOException {
        try (InputStream in = RefusedNamesTest.class.getResourceAsStream("refused-names.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.startsWith("#")).toList();
        }
    }

    @Test
    @Proves(topic = Topic.POLICY, value = "Names of the JDK's serializable classes and of carriers of gadget chains are refused"
            + " wherever a payload can say them, and the virtual machine loads none")
    void areRefusedInEveryPlaceAndNoneIsLoaded() throws IOException, InterruptedException {
        assertThat(sample()).hasSizeGreaterThan(300).doesNotHaveDuplicates();
        NamesRun.requireRefused(directory, sample(), List.of());
    }

    @Test
    void aClassThatIsLoadedWouldBeSeen() throws IOException, InterruptedException {
        String name = "java.rmi.server.UnicastRemoteObject";
        assertThat(sample()).contains(name);
        assertThat(NamesRun.loadedOnPurpose(directory, name)).containsExactly(name);
    }

    @Test
    void noneIsAKnownType() throws IOException {
        assertThat(sample()).noneMatch(POLICY::allows);
    }
}
