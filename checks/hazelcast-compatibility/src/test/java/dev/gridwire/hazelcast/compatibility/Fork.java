// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** A virtual machine that runs Hazelcast's tests with or without Gridwire. */
enum Fork {
    WITHOUT,
    WITH;

    private static final int LIMIT_MINUTES = 60;

    Outcomes run(String name, List<String> classes, Path folder) throws IOException, InterruptedException {
        String base = base(name);
        Path list = Files.write(folder.resolve(base + "-classes.txt"), classes);
        Path outcomes = outcomes(name, folder);
        Process process = new ProcessBuilder(command(folder, list, outcomes))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(base + ".log").toFile())
                .start();
        if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("Hazelcast's tests take too long: minutes=" + LIMIT_MINUTES + "; list fewer");
        }
        return Outcomes.read(outcomes);
    }

    /** What an earlier run of the name left. */
    Outcomes saved(String name, Path folder) throws IOException {
        return Outcomes.read(outcomes(name, folder));
    }

    private Path outcomes(String name, Path folder) {
        return folder.resolve(base(name) + ".txt");
    }

    private String base(String name) {
        return name + "-" + name().toLowerCase(java.util.Locale.ROOT);
    }

    private List<String> command(Path folder, Path list, Path outcomes) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx2g",
                "-Dhazelcast.phone.home.enabled=false",
                "-Dhazelcast.logging.type=none",
                "-Dhazelcast.wait.seconds.before.join=1",
                "-Djava.net.preferIPv4Stack=true",
                "-Duser.timezone=UTC"));
        for (String opened : List.of("java.lang", "java.util", "java.util.concurrent", "sun.nio.ch", "java.io", "java.nio")) {
            command.addAll(List.of("--add-opens", "java.base/" + opened + "=ALL-UNNAMED"));
        }
        command.addAll(List.of(
                "--add-exports", "java.base/jdk.internal.ref=ALL-UNNAMED",
                "--add-opens", "java.management/sun.management=ALL-UNNAMED",
                "--add-opens", "jdk.management/com.sun.management.internal=ALL-UNNAMED",
                "-cp", classPath(folder),
                TestRun.class.getName(), list.toString(), outcomes.toString()));
        return command;
    }

    private String classPath(Path folder) throws IOException {
        String path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("surefire"))
                .collect(Collectors.joining(File.pathSeparator));
        return this == WITHOUT ? path : serviceFolder(folder) + File.pathSeparator + path;
    }

    /** Without the service file Gridwire is on the class path and does nothing. */
    private static Path serviceFolder(Path folder) throws IOException {
        Path services = folder.resolve("with/META-INF/services");
        Files.createDirectories(services);
        Files.writeString(services.resolve("com.hazelcast.SerializerHook"), HazelcastTestsHook.class.getName());
        return folder.resolve("with");
    }
}
