// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.verify.RoundTripResult;
import dev.gridwire.enhancer.verify.Verification;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The engine with the real forms, and with Hazelcast's own serialization. */
class AllFormsTest {

    private static final String[] SOURCES = {
        "package a; public class Base implements java.io.Serializable { protected long id; final String name = \"n\"; }",
        "package a; public class Order extends Base { java.math.BigDecimal price; java.util.List<Line> lines; double[] rates;"
                + " java.time.Instant at; boolean paid; Line first; }",
        "package a; public class Line implements java.io.Serializable { int count; String article; }",
    };

    @TempDir
    private Path folder;

    private Path classes;

    private EnhancerOptions options(Mechanism mechanism) {
        return EnhancerOptions.of(ClassPlace.inPlace(classes, "com.acme:shop"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanism)))
                .withSchema(folder.resolve("gridwire.schema"))
                .withClassPath(classPath());
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.contains("hazelcast")).map(Path::of).toList();
    }

    private List<Path> withClasses() {
        List<Path> paths = new ArrayList<>(List.of(classes));
        paths.addAll(classPath());
        return paths;
    }

    private void compile() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        Compiled.into(classes, SOURCES);
    }

    @ParameterizedTest
    @EnumSource(value = Mechanism.class, mode = EnumSource.Mode.EXCLUDE, names = "NATIVE")
    void enhancedClassesAreVerifiedAndComeBack(Mechanism mechanism) throws IOException {
        compile();

        Enhancement done = Enhancer.standard().enhance(options(mechanism));

        assertThat(done.outcomes(Status.ENHANCED)).as(done.outcomes().toString()).hasSize(3);
        Map<String, RoundTripResult> trials = Verification.run(done, withClasses());
        assertThat(trials.values()).extracting(RoundTripResult::problem).containsOnly("");
        assertThat(trials.get("a.Order").bytesAfter()).isBetween(1, trials.get("a.Order").bytesBefore() - 1);
    }

    @ParameterizedTest
    @EnumSource(Mechanism.class)
    void enhancingTwiceChangesNothing(Mechanism mechanism) throws IOException {
        compile();
        Enhancer.standard().enhance(options(mechanism));
        Map<String, String> first = Compiled.snapshot(folder);

        Enhancement second = Enhancer.standard().enhance(options(mechanism));

        assertThat(second.changes()).isEmpty();
        assertThat(Compiled.snapshot(folder)).isEqualTo(first);
        assertThat(Enhancer.standard().enhance(options(mechanism).withMode(RunMode.CHECK)).changes()).isEmpty();
    }

    @Test
    void everyFormIsFound() throws IOException {
        compile();
        for (Mechanism mechanism : Mechanism.values()) {
            Enhancement done = Enhancer.standard().enhance(options(mechanism).withMode(RunMode.DRY_RUN));
            assertThat(done.outcomes(Status.ENHANCED)).as(mechanism.key()).hasSize(3);
        }
    }
}
