// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A user's project: a copy of one below {@code src/consumers}, with a local repository of its own that begins empty. */
final class Consumer {

    private static final Path PROJECTS = Path.of("src", "consumers");

    private final Path folder;
    private final Path repository;
    private final Map<String, String> values = new HashMap<>();

    /** Copies a project into an empty folder. */
    Consumer(String name, Path empty) throws IOException, InterruptedException {
        this(name, empty, Map.of());
    }

    /** The same with further values for words between two {@code @}. */
    Consumer(String name, Path empty, Map<String, String> further) throws IOException, InterruptedException {
        this.folder = empty.resolve("project");
        this.repository = empty.resolve("repository");
        values.put("version", Sources.VERSION);
        values.put("staging", Staging.shared().toUri().toString());
        values.put("others", Staging.REPOSITORY.toUri().toString());
        values.put("repository", repository.toString());
        values.put("hazelcast.version", System.getProperty("hazelcast.version"));
        values.put("spring-boot.version", System.getProperty("spring-boot.version"));
        values.putAll(further);
        try (Stream<Path> files = Files.walk(PROJECTS.resolve(name))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                write(PROJECTS.resolve(name).relativize(file).toString(), Files.readString(file));
            }
        }
        write("../settings.xml", Files.readString(PROJECTS.resolve("settings.xml")));
    }

    /** Writes a file of the project, with its values. */
    void write(String path, String text) throws IOException {
        String filled = text;
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace("@" + value.getKey() + "@", value.getValue());
        }
        Path file = folder.resolve(path).normalize();
        Files.createDirectories(file.getParent());
        Files.writeString(file, filled);
    }

    Path folder() {
        return folder;
    }

    /** Compiles by Maven, copies what is needed at run time to {@code target/lib}, and looks where Gridwire came from. */
    void compile() throws IOException, InterruptedException {
        Command.maven(folder, Map.of(), "-s", "../settings.xml", "process-classes");
        List<String> origins = gridwireOrigins();
        assertThat(origins).isNotEmpty().allMatch(line -> line.endsWith(">staging="));
    }

    /** One line for each file of Gridwire's in the local repository: its name and the repository that gave it. */
    private List<String> gridwireOrigins() throws IOException {
        try (Stream<Path> files = Files.walk(repository.resolve("dev/gridwire"))) {
            return files.filter(file -> file.endsWith("_remote.repositories"))
                    .flatMap(Consumer::lines)
                    .filter(line -> !line.startsWith("#")).toList();
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The jars that Maven gave for run time, without their versions. */
    List<String> libraries() throws IOException {
        try (Stream<Path> jars = Files.list(folder.resolve("target/lib"))) {
            return jars.map(jar -> jar.getFileName().toString().replaceFirst("-\\d.*", "")).sorted().toList();
        }
    }

    /** Runs a main class of the project on the class path. */
    String run(String main) throws IOException, InterruptedException {
        return Command.java(folder, "-cp", "target/classes" + File.pathSeparator + "target/lib/*", main);
    }
}
