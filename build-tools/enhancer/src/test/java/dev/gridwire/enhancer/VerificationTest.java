// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.report.ReportFolder;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.verify.RoundTripResult;
import dev.gridwire.enhancer.verify.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {

    @TempDir
    private Path folder;

    private Enhancement enhance() {
        return Enhancer.of(List.of(new SmallForm(Mechanism.EXTERNALIZABLE)))
                .enhance(EnhancerOptions.of(ClassPlace.inPlace(folder, "shop"))
                        .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.EXTERNALIZABLE))));
    }

    @Test
    void objectThatComesBackDifferentIsFound() {
        Compiled.into(folder,
                "package a; public class Good implements java.io.Serializable { int id; String name; double[] values; }",
                "package a; public class Bad implements java.io.Serializable { int id;"
                        + " private void writeObject(java.io.ObjectOutputStream out) {}"
                        + " private void readObject(java.io.ObjectInputStream in) {} }",
                "package a; public class Angry implements java.io.Serializable {"
                        + " private void writeObject(java.io.ObjectOutputStream out) {"
                        + " throw new IllegalStateException(\"no\"); } }");

        Map<String, RoundTripResult> trials = Verification.run(enhance(), List.of(folder));

        assertThat(trials.get("a.Good").problem()).isEmpty();
        assertThat(trials.get("a.Good").bytesAfter()).isPositive();
        assertThat(trials.get("a.Good").bytesBefore()).isEqualTo(trials.get("a.Good").bytesAfter());
        assertThat(trials.get("a.Bad").problem()).contains("Bad.id");
        // Refused by its own class as it was compiled, too: nothing is learnt from such an object.
        assertThat(trials.get("a.Angry")).isEqualTo(new RoundTripResult(0, 0, ""));
    }

    @Test
    void aClassFindsItsServicesAndOneThatDoesNotCostsOnlyItself() throws IOException {
        Compiled.into(folder,
                "package a; public interface Service { class Good implements Service { } }",
                "package a; public interface Lost { }",
                "package a; public class Served implements java.io.Serializable { int id;"
                        + " static { java.util.ServiceLoader.load(Service.class).iterator().next(); } }",
                "package a; public class Unserved implements java.io.Serializable { int id;"
                        + " static { java.util.ServiceLoader.load(Lost.class).iterator().next(); } }");
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("a.Service"), "a.Service$Good");
        Files.writeString(services.resolve("a.Lost"), "a.Missing");

        Map<String, RoundTripResult> trials = Verification.run(enhance(), List.of(folder));

        assertThat(trials.get("a.Served").problem()).isEmpty();
        assertThat(trials.get("a.Served").bytesAfter()).isPositive();
        assertThat(trials.get("a.Unserved").problem()).startsWith("It cannot be written and read: ").contains("a.Missing");
    }

    @Test
    void reportHoldsEveryClassInThreeForms() {
        Compiled.into(folder,
                "package a; public class Good implements java.io.Serializable { int id; }",
                "package a; public class Left implements java.io.Serializable { java.util.List<String> refused; }");
        Enhancement done = enhance();

        Path page = ReportFolder.write(folder.resolve("report"), done, Verification.run(done, List.of(folder)));

        assertThat(page).content().contains("<td>a.Good<td class=enhanced>enhanced<td>externalizable<td>safe")
                .contains("[unsupported-field] a.Left.refused").doesNotContain("http");
        assertThat(page.resolveSibling("enhanced.json")).content()
                .contains("\"class\": \"a.Good\", \"status\": \"enhanced\", \"target\": \"externalizable\"")
                .contains("\"reason\": \"unsupported-field\"").contains("\"bytesBefore\": ");
        assertThat(page.resolveSibling("enhanced.txt")).content()
                .contains("enhanced   a.Good: externalizable, safe").contains("left out   a.Left");
        assertThat(TextReport.brief(done)).hasSize(2);
    }
}
