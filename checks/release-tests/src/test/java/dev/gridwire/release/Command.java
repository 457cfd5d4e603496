// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs what a user types, in a folder. */
final class Command {

    private static final int PATIENCE_MINUTES = 30;

    private Command() {}

    /** Gives what was printed; a failure of the command is one of the test. */
    static String run(Path folder, List<String> words) throws IOException, InterruptedException {
        return run(folder, Map.of(), words);
    }

    /** The same with variables of the environment. */
    static String run(Path folder, Map<String, String> variables, List<String> words) throws IOException, InterruptedException {
        Path output = Files.createTempFile("gridwire-command-", ".log");
        try {
            ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile())
                    .redirectErrorStream(true).redirectOutput(output.toFile());
            builder.environment().keySet().removeIf(name -> name.startsWith("MAVEN_") || name.equals("CLASSPATH"));
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().putAll(variables);
            Process process = builder.start();
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                fail("hangs: " + words + "\n" + Files.readString(output));
            }
            assertThat(process.exitValue()).as(words + "\n" + Files.readString(output)).isZero();
            return Files.readString(output);
        } finally {
            Files.delete(output);
        }
    }

    /** Runs a main class on the JDK of the tests. */
    static String java(Path folder, String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return run(folder, Stream.concat(Stream.of(java), Stream.of(arguments)).toList());
    }

    /** Runs Maven by the project's wrapper, with further words behind those that each build needs. */
    static String maven(Path folder, Map<String, String> variables, String... words) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(Sources.ROOT.resolve("mvnw").toString(), "-B", "-q", "-f", "pom.xml"));
        all.addAll(List.of(words));
        return run(folder, variables, all);
    }
}
