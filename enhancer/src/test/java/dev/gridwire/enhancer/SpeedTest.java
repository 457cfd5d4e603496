// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpeedTest {

    private static final int CLASSES = 1000;
    private static final long ALLOWED_NANOS = 3_000_000_000L;

    @TempDir
    private Path folder;

    // The best of three: the machine may be busy.
    @Test
    void aThousandClassesTakeLessThanThreeSeconds() {
        Path compiled = folder.resolve("compiled");
        compiled.toFile().mkdir();
        Compiled.into(compiled, IntStream.range(0, CLASSES).mapToObj(SpeedTest::source).toArray(String[]::new));

        long best = IntStream.range(0, 3).mapToLong(round -> nanos(compiled, folder.resolve("out" + round))).min().orElseThrow();

        assertThat(best).isLessThan(ALLOWED_NANOS);
    }

    private static long nanos(Path input, Path output) {
        Enhancement done = Enhancer.of(List.of(new SmallForm(Mechanism.EXTERNALIZABLE))).enhance(
                EnhancerOptions.of(new ClassPlace(input, output, "shop"))
                        .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.EXTERNALIZABLE))));
        assertThat(done.outcomes(Status.ENHANCED)).hasSize(CLASSES);
        return done.elapsedNanos();
    }

    private static String source(int number) {
        String above = number % 10 == 0 ? "java.lang.Object" : "C" + (number - 1);
        return "package a; public class C" + number + " extends " + above + " implements java.io.Serializable {"
                + " private int id; private String name; private final java.util.List<String> tags = null; long at;"
                + " java.math.BigDecimal price; C" + (number / 2) + " other; double[] values;"
                + " public int getId() { return id; } public String getName() { return name; } }";
    }
}
