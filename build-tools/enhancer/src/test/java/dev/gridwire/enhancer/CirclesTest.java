// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Classes whose objects can reach themselves. */
class CirclesTest {

    private static final String SELF =
            "package a; public class Self implements java.io.Serializable { int n; Self other = this; }";
    private static final String LATER =
            "package a; public class Later implements java.io.Serializable { Object any; public Later() { this.any = this; } }";
    private static final String KEPT =
            "package a; public class Kept implements java.io.Serializable { transient Kept me = this; int n;"
            + " boolean is = (Object) this instanceof String; String name = name(this);"
            + " static String name(Object any) { return null; } }";
    private static final String NODE = "package a; public class Node implements java.io.Serializable { Node next; int n; }";
    private static final String LEAF = "package a; public class Leaf implements java.io.Serializable { int n; }";

    @TempDir
    private Path folder;

    private Path classes;

    @BeforeEach
    void makeFolder() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
    }

    private Enhancement enhance(Mechanism mechanism) {
        return Enhancer.standard().enhance(EnhancerOptions.of(ClassPlace.inPlace(classes, "com.acme:shop"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanism)))
                .withSchema(folder.resolve("gridwire.schema")));
    }

    @ParameterizedTest
    @EnumSource(names = {"IDENTIFIED", "DATA_SERIALIZABLE", "PORTABLE", "COMPACT"})
    void aClassThatAlwaysHoldsItselfStaysAsItIs(Mechanism mechanism) throws IOException {
        Compiled.into(classes, SELF, LATER, KEPT, LEAF);
        byte[] before = Files.readAllBytes(classes.resolve("a/Self.class"));

        Enhancement done = enhance(mechanism);

        assertThat(done.outcomes(Status.ENHANCED)).extracting(ClassOutcome::typeName).containsExactly("a.Kept", "a.Leaf");
        assertThat(done.missed()).filteredOn(each -> each.typeName().equals("a.Self"))
                .flatExtracting(ClassOutcome::diagnostics).extracting(Diagnostic::obstacle)
                .anySatisfy(found -> assertThat(found.reason()).isEqualTo(Reason.CYCLE));
        assertThat(TextReport.brief(done)).anyMatch(line -> line.contains("cycle") && line.contains("fields=[other]"));
        assertThat(Files.readAllBytes(classes.resolve("a/Self.class"))).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(names = {"IDENTIFIED", "DATA_SERIALIZABLE", "PORTABLE", "COMPACT"})
    void aClassThatCanHoldItselfIsSaidInTheOutput(Mechanism mechanism) {
        Compiled.into(classes, NODE, LEAF);

        Enhancement done = enhance(mechanism);

        assertThat(done.outcomes(Status.ENHANCED)).hasSize(2);
        assertThat(done.cautions()).extracting(Diagnostic::obstacle).extracting(Obstacle::typeName).containsExactly("a.Node");
        assertThat(TextReport.brief(done)).filteredOn(line -> line.contains("Node.next")).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"EXTERNALIZABLE", "NATIVE"})
    void whatKeepsIdentityTakesBothInSilence(Mechanism mechanism) {
        Compiled.into(classes, SELF, LATER, NODE, LEAF);

        Enhancement done = enhance(mechanism);

        assertThat(done.outcomes(Status.ENHANCED)).hasSize(4);
        assertThat(done.cautions()).isEmpty();
        assertThat(TextReport.brief(done)).containsExactly(done.summary());
    }
}
