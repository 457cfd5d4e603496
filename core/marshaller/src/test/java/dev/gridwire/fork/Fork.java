// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The result of a virtual machine of the running JDK.
 *
 * @param errors its standard error
 */
public record Fork(int exitCode, String output, String errors) {

    private static final int TIMEOUT_MINUTES = 10;

    /** Runs a main class, with the class path of the tests. */
    public static Fork run(Path directory, List<String> options, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of("-cp", classPath(), main.getName()));
        all.addAll(List.of(arguments));
        return run(directory, all);
    }

    /** The class path of the tests. */
    public static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    /** Runs {@code java} with these arguments. */
    public static Fork run(Path directory, List<String> commandLine) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        if (Runtime.version().feature() > 23) {
            command.add("--sun-misc-unsafe-memory-access=deny");
        }
        command.addAll(commandLine);
        Path output = Files.createTempFile(directory, "output", ".txt");
        Path errors = Files.createTempFile(directory, "errors", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Process process = builder.start();
        if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("the fork does not end: command=" + command);
        }
        return new Fork(process.exitValue(), Files.readString(output), Files.readString(errors));
    }
}
