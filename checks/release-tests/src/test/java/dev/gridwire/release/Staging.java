// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What {@code -Prelease deploy} leaves: a repository that holds Gridwire's artifacts and nothing else. Made once for all tests,
 * in a copy of the sources, so that neither the project's folder nor the local repository change.
 */
final class Staging {

    static final Path REPOSITORY = Path.of(System.getProperty("gridwire.repository"));

    private static final String GIVEN = System.getProperty("gridwire.staging", "");

    private static Path shared;
    private static boolean hasFailed;

    private Staging() {}

    /** The folder that all tests resolve from: the given one, or a new one. */
    static synchronized Path shared() throws IOException, InterruptedException {
        assertThat(hasFailed).as("the staged folder could not be made: see the first failure").isFalse();
        if (shared == null) {
            hasFailed = true;
            shared = GIVEN.isEmpty() ? build(emptied(Path.of("target", "staged").toAbsolutePath()), Map.of()) : Path.of(GIVEN);
            hasFailed = false;
        }
        return shared;
    }

    private static Path emptied(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
        return folder;
    }

    /** Copies the sources to a folder and builds them there. */
    static Path build(Path folder, Map<String, String> variables) throws IOException, InterruptedException {
        Path sources = folder.resolve("gridwire");
        Sources.copyTo(sources);
        Command.run(sources, variables, List.of(sources.resolve("mvnw").toString(), "-B", "-q", "-Prelease", "deploy",
                "-DskipTests", "-Dcheckstyle.skip", "-Dmaven.install.skip", "-Dmaven.repo.local=" + REPOSITORY));
        return sources.resolve("target/staging");
    }

    /** The staged files by name, where the time in the names of snapshots is left out; no checksums and no lists of versions. */
    static SortedMap<String, Path> files(Path staging) throws IOException {
        SortedMap<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(staging)) {
            all.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().matches("maven-metadata.*|.*\\.(md5|sha1|sha256|sha512|asc)"))
                    .forEach(file -> files.put(name(staging, file), file));
        }
        return files;
    }

    private static String name(Path staging, Path file) {
        String version = Sources.VERSION.replace("-SNAPSHOT", "") + "-\\d{8}\\.\\d{6}-\\d+";
        return staging.relativize(file).toString().replace('\\', '/').replaceFirst(version, Sources.VERSION);
    }

    /** A staged file of an artifact, such as {@code .jar} or {@code -sources.jar}. */
    static Path file(String artifactId, String end) throws IOException, InterruptedException {
        String name = "dev/gridwire/" + artifactId + "/" + Sources.VERSION + "/" + artifactId + "-" + Sources.VERSION + end;
        Path file = files(shared()).get(name);
        if (file == null) {
            throw new AssertionError("not staged: file=" + name);
        }
        return file;
    }
}
