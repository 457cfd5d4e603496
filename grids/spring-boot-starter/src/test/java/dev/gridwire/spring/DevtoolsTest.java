// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Grids;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An application in a JVM of its own, that devtools restarts as in an editor, which has its classes in a folder. */
@Tag("full")
class DevtoolsTest {

    @TempDir
    private Path folder;

    private static String source(String name) throws IOException, URISyntaxException {
        return Files.readString(Path.of(Objects.requireNonNull(
                DevtoolsTest.class.getResource("/com/acme/notes/" + name + ".txt")).toURI()));
    }

    private Path compile(String to, String version) throws Exception {
        Path target = Files.createDirectories(folder.resolve(to));
        List<SimpleJavaFileObject> sources = new ArrayList<>();
        for (String name : List.of("Note", "Notes")) {
            String text = source(name).replace("VERSION", version);
            sources.add(new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                @Override
                public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                    return text;
                }
            });
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of("-d", target.toString(), "-proc:none", "-classpath", System.getProperty("java.class.path"));
        assertThat(compiler.getTask(null, null, null, options, null, sources).call()).isTrue();
        return target.resolve("com/acme/notes/Note.class");
    }

    /** With Gridwire's own folders in jars, as users have it, or as folders of a project. */
    private String classPath(boolean isInJars) throws IOException {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path target = isInJars
                    ? folder.resolve(entries.size() + ".jar")
                    : folder.resolve("gridwire/module-" + entries.size() + "/target/classes");
            boolean isFolder = Files.isDirectory(Path.of(entry));
            entries.add(!isFolder ? entry : (isInJars ? jar(Path.of(entry), target) : copy(Path.of(entry), target)).toString());
        }
        entries.add(0, folder.resolve("one").toString());
        return String.join(File.pathSeparator, entries);
    }

    private static Path jar(Path classes, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(each).toString().replace(File.separatorChar, '/')));
                Files.copy(each, out);
            }
        }
        return jar;
    }

    private static Path copy(Path classes, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                Path to = target.resolve(classes.relativize(each).toString());
                Files.createDirectories(to.getParent());
                Files.copy(each, to);
            }
        }
        return target;
    }

    private String run(HazelcastInstance member, Path note, Path next, boolean isInJars) throws Exception {
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m",
                        "-Dhazelcast.logging.type=none",
                        "-Dcluster=" + member.getConfig().getClusterName(),
                        "-Dport=" + member.getCluster().getLocalMember().getAddress().getPort(),
                        "-Dnote=" + note, "-Dnext=" + next,
                        "-cp", classPath(isInJars), "com.acme.notes.Notes",
                        "--spring.main.web-application-type=none", "--spring.main.banner-mode=off")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            process.waitFor(10, TimeUnit.MINUTES);
        } finally {
            process.destroyForcibly().waitFor();
        }
        return Files.readString(log);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void afterARestartValuesAreOfTheNewClasses(boolean isInJars) throws Exception {
        Path note = compile("one", "1");
        Path next = compile("two", "2");
        HazelcastInstance member = Hazelcast.newHazelcastInstance(Grids.alone());
        try {
            String log = run(member, note, next, isInJars);
            assertThat(log).contains("first: version 1 of tea by RestartClassLoader");
            assertThat(log).contains("second: version 2 of tea by RestartClassLoader");
            assertThat(MapRewrite.of(member, "notes").dryRun().run().before()).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 2L));
        } finally {
            member.shutdown();
        }
    }
}
