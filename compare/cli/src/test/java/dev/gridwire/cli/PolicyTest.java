// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class files here are empty: whoever loaded one would fail. */
class PolicyTest {

    private static final String CARRIER = "org.apache.commons.collections.functors.InvokerTransformer";
    private static final String LAUNCHER = "org.springframework.boot.loader.launch.JarLauncher";

    @TempDir
    private Path folder;

    private Path jar(String name, Map<String, String> attributes, String... entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.forEach((key, value) -> manifest.getMainAttributes().putValue(key, value));
        Path file = folder.resolve(name);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            for (String entry : entries) {
                jar.putNextEntry(new JarEntry(entry));
            }
        }
        return file;
    }

    private static String path(String className) {
        return className.replace('.', '/') + ".class";
    }

    private static CommandRun policy(Object classPath, String... more) {
        String[] arguments = new String[more.length + 3];
        arguments[0] = "policy";
        arguments[1] = "--classpath";
        arguments[2] = classPath.toString();
        System.arraycopy(more, 0, arguments, 3, more.length);
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return run;
    }

    @Test
    void aJarsOwnClassesAreExplainedAndClassesJudged() throws IOException {
        Path app = jar("app.jar", Map.of("Main-Class", "com.acme.shop.Main"), path("com.acme.shop.Main"), path(CARRIER));
        CommandRun run =
                policy(app, "com.acme.shop.Order", CARRIER, "net.stranger.Gadget", "java.util.ArrayList", "java.lang.Thread");
        assertThat(run.out().lines()).containsExactly(
                "The main class is com.acme.shop.Main, by Main-Class in the manifest of " + app + ". Own classes are those in"
                        + " folders (not those in " + app + ", an uber jar: it holds org.apache.commons), and those below"
                        + " com.acme; libraries are not.",
                "There is no gridwire.properties.",
                "allowed  com.acme.shop.Order: it is an own class: below com.acme (the class is not on this class path)",
                "refused  " + CARRIER + ": it is a library's: org.apache.commons, carrier of gadget chains: collections,"
                        + " beanutils, fileupload, dbcp, configuration, jelly, jxpath",
                "         keep it out: org.apache.commons is a carrier of gadget chains: collections, beanutils, fileupload,"
                        + " dbcp, configuration, jelly, jxpath; store plain data in its place, or declare the field that"
                        + " holds it transient",
                "refused  net.stranger.Gadget: it is none of the application's own classes, whose main class is"
                        + " com.acme.shop.Main (the class is not on this class path)",
                "         allow it with Marshaller.builder().register(net.stranger.Gadget.class) or"
                        + " .allowPackage(\"net.stranger\"), or by the line allow=net.stranger.Gadget in gridwire.properties",
                "allowed  java.util.ArrayList: it is a known type of the JDK",
                "refused  java.lang.Thread: this class of the JDK is not supported yet",
                "         store one of the documented JDK types in its place, or declare the field that holds it transient",
                "All that the declared types need, for gridwire.properties:",
                "allow=net.stranger.Gadget",
                "The class of the JDK is not supported yet: class=java.lang.Thread; store one of the documented JDK types in its"
                        + " place, or declare the field that holds it transient",
                "Do not allow this declared class: " + CARRIER + "; keep it out: org.apache.commons is a carrier of gadget"
                        + " chains: collections, beanutils, fileupload, dbcp, configuration, jelly, jxpath; store plain data in"
                        + " its place, or declare the field that holds it transient");
    }

    @Test
    void theLinesForAWholeModelArePrinted() {
        String outer = PolicyTest.class.getName() + "$";
        String jackson = "com.fasterxml.jackson.databind.node.POJONode";
        CommandRun run = policy(Path.of("target", "test-classes"), "--main-class", "com.acme.Main", jackson);
        assertThat(run.out()).contains("Do not allow this declared class: " + jackson + "; keep it out: ")
                .doesNotContain("allow=");
        Path file = folder.resolve("gridwire.properties");
        assertThatCode(() -> Files.writeString(file, "own-classes=off", StandardCharsets.UTF_8)).doesNotThrowAnyException();
        String both = folder + File.pathSeparator + Path.of("target", "test-classes");
        assertThat(policy(both, outer + "Model").out()).endsWith(
                "All that the declared types need, for gridwire.properties:\nallow=" + outer + "Model, " + outer + "Part\n");
    }

    @Test
    void aPresetIsNamedForALibrarysClasses() {
        CommandRun run = policy(Path.of("target", "test-classes"), "--main-class", "com.acme.Main",
                "com.google.common.collect.ImmutableList", "kotlin.Pair", "net.stranger.Gadget");
        assertThat(run.out())
                .contains("refused  kotlin.Pair: it is a library's: kotlin")
                .contains("allow it with Marshaller.builder().allowLibrary(\"kotlin\"), or by the line allow-library=kotlin in")
                .endsWith("All that the declared types need, for gridwire.properties:\nallow-library=guava, kotlin\n"
                        + "allow=net.stranger.Gadget\n");
    }

    static class Model {
        List<Part> parts;
    }

    static class Part {}

    @Test
    void aSpringBootArchiveIsReadAsItsLauncherDoes() throws IOException {
        Path app = jar("app.jar", Map.of("Main-Class", LAUNCHER, "Start-Class", "shop.Main"),
                "BOOT-INF/classes/", "BOOT-INF/classes/" + path("shop.Main"), "BOOT-INF/classes/" + path("net.own.Order"),
                "BOOT-INF/classes/" + path(CARRIER), path(LAUNCHER));
        CommandRun run = policy(app, "net.own.Order", CARRIER, LAUNCHER);
        assertThat(run.out())
                .contains("The main class is shop.Main, by Start-Class in the manifest of " + app)
                .contains("allowed  net.own.Order: it is an own class: in jar:" + app.toUri() + "!/BOOT-INF/classes/\n")
                .contains("refused  " + CARRIER + ": it is a library's")
                .contains("refused  " + LAUNCHER + ": it is a library's");
    }

    /** With its libraries, and with the settings that the starter takes from its files. */
    @Test
    void anArchivesLibrariesAndPropertiesCount() throws IOException {
        Path library = jar("library.jar", Map.of(), path("net.lib.Thing"), path("net.lib.Other"));
        Path starter = archive("starter.jar", Map.of("dev/gridwire/spring/types.txt",
                "# reasons\norg.springframework.Listed a reason\n".getBytes(StandardCharsets.UTF_8)));
        Path app = archive("app.jar", Map.of(
                "BOOT-INF/classes/" + path("shop.Main"), new byte[0],
                "BOOT-INF/classes/application.yaml", """
                        gridwire:
                          ownClasses: off
                          allow-library: [kotlin, vavr]
                          deny: ${DENIED}
                          id: {"[net.lib.Numbered]": 7}
                        ---
                        spring.config.activate.on-profile: test
                        gridwire.allow: net.lib.Other
                        """.getBytes(StandardCharsets.UTF_8),
                "BOOT-INF/classes/config/application.properties",
                "gridwire.allow[0]=net.lib.Thing\ngridwire.allow[1]=net.lib.Absent\n".getBytes(StandardCharsets.UTF_8),
                "BOOT-INF/lib/library.jar", Files.readAllBytes(library),
                "BOOT-INF/lib/starter.jar", Files.readAllBytes(starter)));
        CommandRun run = policy(app, "net.lib.Thing", "net.lib.Absent", "net.lib.Other", "kotlin.Pair",
                "org.springframework.Listed");
        assertThat(run.out())
                .startsWith("Own classes are off, by own-classes=off.\nThere is no gridwire.properties.\n")
                .contains("The property gridwire.deny depends on the environment, and is left out: ${DENIED}\n")
                .contains("Properties gridwire.* are in jar:" + app.toUri() + "!/BOOT-INF/classes/application.yaml\n")
                .contains("allowed  net.lib.Thing: it is named by allow=net.lib.Thing\n")
                .contains("allowed  net.lib.Absent: it is named by allow=net.lib.Absent (the class is not on this class path)\n")
                .contains("refused  net.lib.Other: nothing allows it\n")
                .contains("or by the application's property gridwire.allow=net.lib.Other\n")
                .contains("allowed  kotlin.Pair: it is named by allow=kotlin.Pair")
                .contains("allowed  org.springframework.Listed: it is named by allow=org.springframework.Listed")
                .endsWith("All that the declared types need, as the application's properties:\ngridwire.allow=net.lib.Other\n");
    }

    @Test
    void aPropertyWithASlipIsNamed() throws IOException {
        Path app = archive("app.jar", Map.of("dev/gridwire/spring/types.txt", new byte[0],
                "application.yml", "gridwire.alow: x".getBytes(StandardCharsets.UTF_8)));
        CommandRun.of("policy", "--classpath", app.toString()).assertFailed("There is no such key: key=alow, value=x in the"
                + " property gridwire.alow in jar:" + app.toUri().toURL() + "!/application.yml; did you mean allow"
                + " (correct the settings)");
    }

    private Path archive(String name, Map<String, byte[]> entries) throws IOException {
        Path file = folder.resolve(name);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, byte[]> each : new TreeMap<>(entries).entrySet()) {
                jar.putNextEntry(new JarEntry(each.getKey()));
                jar.write(each.getValue());
            }
        }
        return file;
    }

    @Test
    void aFolderAndSettings() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes/com/acme")).getParent().getParent();
        Files.createFile(classes.resolve("com/acme/Order.class"));
        Files.createFile(classes.resolve("com/acme/Secret.class"));
        Path file = classes.resolve("gridwire.properties");
        Files.writeString(file, "allow=net.lib.*\ndeny=com.acme.Secret\n", StandardCharsets.UTF_8);
        CommandRun run = policy(classes, "com.acme.Order", "com.acme.Secret", "net.lib.Thing");
        assertThat(run.out())
                .startsWith("No main class was found. Own classes are those in folders; libraries are not. If others are needed,")
                .contains("Settings are in " + file.toUri().toURL())
                .contains("allowed  com.acme.Order: it is an own class: in the folder " + classes)
                .contains("refused  com.acme.Secret: it is denied by deny=com.acme.Secret")
                .contains("allowed  net.lib.Thing: it is named by allow=net.lib.*");
        Files.writeString(file, "own-classes=off", StandardCharsets.UTF_8);
        assertThat(policy(classes, "com.acme.Order").out())
                .startsWith("Own classes are off, by own-classes=off.")
                .contains("refused  com.acme.Order: nothing allows it");
    }

    @Test
    void aNamedMainClassCountsMoreThanTheJars() throws IOException {
        Path app = jar("app.jar", new TreeMap<>(Map.of("Main-Class", "org.apache.catalina.startup.Bootstrap")), "a.txt");
        assertThat(policy(app, "com.acme.Order").out())
                .startsWith("The main class org.apache.catalina.startup.Bootstrap starts what others wrote.")
                .contains("refused  com.acme.Order");
        assertThat(policy(app, "--main-class", "com.acme.Main", "com.acme.Order").out())
                .startsWith("The main class is com.acme.Main, by main-class. ")
                .contains("allowed  com.acme.Order: it is an own class: below com.acme");
    }

    @Test
    void settingsWithASlipAreNamed() throws IOException {
        Files.writeString(folder.resolve("gridwire.properties"), "alow=x", StandardCharsets.UTF_8);
        CommandRun.of("policy", "--classpath", folder.toString()).assertFailed("There is no such key: key=alow, value=x in "
                + folder.resolve("gridwire.properties").toUri().toURL() + "; did you mean allow (correct the settings)");
    }

    @Test
    void aPathThatIsNotThereIsNamed() {
        CommandRun.of("policy", "--classpath", "gone.jar")
                .assertFailed("There is no such jar or folder: gone.jar (correct --classpath)");
    }
}
