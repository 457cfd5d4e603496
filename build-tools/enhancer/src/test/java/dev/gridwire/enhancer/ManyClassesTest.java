// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("full")
class ManyClassesTest {

    private static final int CLASSES = 1000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(value = Mechanism.class, names = {"NATIVE", "EXTERNALIZABLE", "IDENTIFIED"})
    void aThousandClassesAreEnhancedInOneRun(Mechanism mechanism) {
        Path compiled = folder.resolve("compiled");
        compiled.toFile().mkdir();
        Compiled.into(compiled, IntStream.range(0, CLASSES).mapToObj(ManyClassesTest::source).toArray(String[]::new));

        Enhancement done = Enhancer.standard().enhance(
                EnhancerOptions.of(new ClassPlace(compiled, folder.resolve("out"), "shop"))
                        .withSchema(folder.resolve("gridwire.schema"))
                        .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanism))));

        assertThat(done.outcomes(Status.ENHANCED)).hasSize(CLASSES);
    }

    private static String source(int number) {
        String above = number % 10 == 0 ? "java.lang.Object" : "C" + (number - 1);
        return "package a; public class C" + number + " extends " + above + " implements java.io.Serializable {"
                + " private int id; private String name; private final java.util.List<String> tags = null; long at;"
                + " java.math.BigDecimal price; C" + (number / 2) + " other; double[] values;"
                + " public int getId() { return id; } public String getName() { return name; } }";
    }
}
