// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gridwire.enhancer.mark.MarkReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.GradleRunner;
import org.gradle.testkit.runner.TaskOutcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real builds, where {@code -Dgradle.home=…} names a Gradle's home, or several as on a class path. */
class GradleBuildTest {

    private static final String BASE = "package a; public class Base implements java.io.Serializable { long id; }";
    private static final String ORDER =
            "package a; public class Order extends Base { String name; final int x; Order() { x = 1; } }";
    private static final String BUILD = "plugins { id 'java'\n id 'dev.gridwire' }\n"
            + "group = 'com.acme'\ngridwire { targets = ['externalizable'] }\n";

    @TempDir
    private Path folder;

    static Stream<String> homes() {
        List<String> homes = new ArrayList<>();
        for (String home : System.getProperty("gradle.home", "").split(File.pathSeparator)) {
            if (!home.isBlank()) {
                homes.add(home);
            }
        }
        return homes.isEmpty() ? Stream.of("") : homes.stream();
    }

    @BeforeEach
    void writeProject() throws IOException {
        write("settings.gradle", "rootProject.name = 'shop'\nbuildCache { local { directory = file('cache') } }\n");
        write("build.gradle", BUILD);
        write("src/main/java/a/Base.java", BASE);
        write("src/main/java/a/Order.java", ORDER);
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private BuildResult build(String home, String... arguments) {
        return runner(home, arguments).build();
    }

    private GradleRunner runner(String home, String... arguments) {
        assumeTrue(!home.isEmpty(), "no Gradle is named: run with -Pgradle -Dgradle.home=…");
        List<String> all = new ArrayList<>(List.of("--offline", "--warning-mode=fail", "--stacktrace"));
        all.addAll(List.of(arguments));
        return GradleRunner.create()
                .withGradleInstallation(new File(home))
                .withTestKitDir(Path.of("target", "testkit").toAbsolutePath().toFile())
                .withProjectDir(folder.toFile())
                .withPluginClasspath(pluginClassPath())
                .withArguments(all);
    }

    private static List<File> pluginClassPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("test-classes"))
                .filter(entry -> new File(entry).isDirectory() || entry.contains("gridwire") || entry.contains("ow2"))
                .map(File::new).toList();
    }

    private boolean isEnhanced(String name) throws IOException {
        return MarkReader.read(Files.readAllBytes(folder.resolve("build/classes/java/main/a/" + name + ".class"))).isPresent();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void classesAreEnhancedAndStayUpToDate(String home) throws IOException {
        assertThat(build(home, "jar").task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.SUCCESS);
        assertThat(isEnhanced("Base") && isEnhanced("Order")).isTrue();
        assertThat(folder.resolve("gridwire.schema")).content().contains("class a.Order module=com.acme:shop");

        assertThat(build(home, "jar").task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.UP_TO_DATE);
    }

    @ParameterizedTest
    @MethodSource("homes")
    void changedClassIsEnhancedBesideTheOthers(String home) throws IOException {
        build(home, "classes");
        write("src/main/java/a/Order.java", ORDER.replace("String name;", "String name; int added;"));

        assertThat(build(home, "classes").task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.SUCCESS);

        assertThat(isEnhanced("Base") && isEnhanced("Order")).isTrue();
        write("src/main/java/a/Base.java", BASE.replace("long id;", "long id; private int more;"));
        build(home, "classes");
        assertThat(isEnhanced("Base") && isEnhanced("Order")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void releaseIsRecordedAndLaterBuildsAreCheckedWithIt(String home) throws IOException {
        write("build.gradle", "plugins { id 'java'\n id 'dev.gridwire' }\nversion = '1.4.0'\n");
        write("gridwire.properties", "enhancer.exclude=a.**\n");
        assertThat(build(home, "check").task(":gridwireCheck").getOutcome()).isEqualTo(TaskOutcome.SUCCESS);

        assertThat(build(home, "gridwireRecord", "-Pgridwire.classes=a.Base").getOutput())
                .contains("Gridwire: recorded classes of 1.4.0: 1, in ");
        assertThat(build(home, "check").getOutput()).contains("Recorded classes: 1, releases: 1, changes since then: safe");
        assertThat(build(home, "check").task(":gridwireCheck").getOutcome()).isEqualTo(TaskOutcome.UP_TO_DATE);

        write("src/main/java/a/Base.java", BASE.replace("long id;", "String id;"));
        assertThat(runner(home, "check").buildAndFail().getOutput()).contains("Classes changed since a release:")
                .contains("a.Base since 1.4.0: breaks").contains("- id:long   + id:string");
        assertThat(folder.resolve("build/gridwire/changes.txt")).content().contains("a.Base since 1.4.0: breaks");
    }

    @ParameterizedTest
    @MethodSource("homes")
    void changedOptionMakesClassesAnew(String home) throws IOException {
        build(home, "classes");
        write("build.gradle", BUILD + "gridwire { level = 'fast' }\n");

        assertThat(build(home, "classes").task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.SUCCESS);
        assertThat(isEnhanced("Order")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void buildCacheBringsEnhancedClasses(String home) throws IOException {
        build(home, "classes", "--build-cache");
        byte[] before = Files.readAllBytes(folder.resolve("build/classes/java/main/a/Order.class"));

        BuildResult again = build(home, "clean", "classes", "--build-cache");

        assertThat(again.task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.FROM_CACHE);
        assertThat(folder.resolve("build/classes/java/main/a/Order.class")).hasBinaryContent(before);
    }

    @ParameterizedTest
    @MethodSource("homes")
    void configurationCacheIsReused(String home) throws IOException {
        build(home, "classes", "--configuration-cache");
        write("src/main/java/a/Order.java", ORDER.replace("String name;", "String name; int added;"));

        BuildResult again = build(home, "classes", "--configuration-cache");

        assertThat(again.getOutput()).contains("Reusing configuration cache");
        assertThat(again.task(":compileJava").getOutcome()).isEqualTo(TaskOutcome.SUCCESS);
        assertThat(isEnhanced("Order")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void changeThatCannotBeReadFailsTheCompileTask(String home) throws IOException {
        build(home, "jar");
        assertThat(folder.resolve("build/classes/java/main/META-INF/gridwire/gridwire.schema")).content()
                .contains("class a.Order module=com.acme:shop", "layout a.Order ");
        write("src/main/java/a/Order.java", ORDER.replace("String name;", "int name;"));

        BuildResult failed = runner(home, "jar").buildAndFail();

        assertThat(failed.getOutput())
                .contains("A class changed so that a recorded state of it cannot be read: class=a.Order, recorded=a.Order#")
                .contains("- name:string   + name:int");
        write("src/main/java/a/Order.java", ORDER.replace("String name;", "String name; long added;"));
        build(home, "jar");
        assertThat(folder.resolve("gridwire.schema")).content().contains("added:long");
    }
}
