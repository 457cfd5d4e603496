// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs jcstress on this JDK, in other virtual machines. The report is {@code checks/stress/target/jcstress/…/index.html}. */
class StressTest {

    private static final int TESTS = 26;
    private static final String NONE = " tests: No matches.";

    @Test
    void noRaceHasAForbiddenOutcome() throws IOException, InterruptedException {
        String version = String.valueOf(Runtime.version().feature());
        Path results = Files.createDirectories(Path.of(System.getProperty("gridwire.stress.results"), version));
        Path log = results.resolve("log.txt");
        String mode = System.getProperty("gridwire.stress");
        // Each pair of interpreter and compilers, but for a quick look.
        String splitCompilation = String.valueOf(!mode.equals("sanity"));
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp", classPath, "org.openjdk.jcstress.Main",
                        "-m", mode, "-sc", splitCompilation, "-c", "2", "-t", "dev.gridwire",
                        "-strideSize", "16", "-strideCount", "16", "-r", results.toString()))
                .directory(results.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exitCode = process.waitFor();
        String text = Files.readString(log);
        assertThat(exitCode).as(text).isZero();
        assertThat(text).contains("All remaining tests: " + TESTS + " matching test results");
        assertThat(text).contains("Failed" + NONE, "Error" + NONE);
    }
}
