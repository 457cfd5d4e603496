// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.Fork;
import dev.gridwire.testkit.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Applications as users start them. Each copies an order of its own, reads payloads that name carriers, which say so when they
 * are initialised, and then initialises them itself: the canary's positive control.
 */
class CommandLinesTest {

    private static final String CARRIER = "org.apache.commons.collections.functors.InvokerTransformer";
    private static final String COPY = "com.acme.shaded." + CARRIER;
    private static final String STRANGER = "net.stranger.Gadget";
    private static final String LAUNCHER = "org.springframework.boot.loader.launch.JarLauncher";
    private static final String MEMBER = "com.hazelcast.core.server.HazelcastMemberStarter";

    private static final String MAIN = """
            package com.acme.shop;
            import dev.gridwire.*;
            import dev.gridwire.error.*;
            import dev.gridwire.settings.Settings;
            public class Main {
                static final java.io.PrintStream OUT = System.out;
                public static void main(String[] names) throws Exception {
                    ClassLoader loader = Main.class.getClassLoader();
                    Marshaller marshaller = Marshaller.builder().classLoader(loader).settings(Settings.read(loader)).build();
                    try {
                        Order copy = marshaller.unmarshal(marshaller.marshal(new Order()));
                        OUT.println("order: " + copy.number);
                    } catch (RejectedTypeException e) {
                        OUT.println("order: " + e.getMessage());
                    }
                    for (String name : names) {
                        try {
                            OUT.println(name + ": " + marshaller.unmarshal(payload(name)));
                        } catch (GridwireException e) {
                            OUT.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
                        }
                        OUT.println(name + " before: " + System.getProperty("canary." + name));
                        Class.forName(name, true, loader);
                        OUT.println(name + " control: " + System.getProperty("canary." + name));
                    }
                }
                static byte[] payload(String name) {
                    byte[] payload = new byte[4 + name.length() + 8];
                    payload[0] = (byte) 0x88;
                    payload[1] = 3;
                    int header = (name.length() << 2) + 1;
                    payload[2] = (byte) (header & 0x7f | 0x80);
                    payload[3] = (byte) (header >> 7);
                    for (int i = 0; i < name.length(); i++) {
                        payload[4 + i] = (byte) name.charAt(i);
                    }
                    return payload;
                }
            }
            """;

    private static final String BOOT_LAUNCHER = """
            package org.springframework.boot.loader.launch;
            import java.net.*;
            public class JarLauncher {
                public static void main(String[] names) throws Exception {
                    String jar = System.getProperty("java.class.path");
                    URL classes = new URL("jar:" + new java.io.File(jar).toURI() + "!/BOOT-INF/classes/");
                    ClassLoader loader = new URLClassLoader(new URL[] {classes}, JarLauncher.class.getClassLoader());
                    loader.loadClass("com.acme.shop.Main").getMethod("main", String[].class).invoke(null, (Object) names);
                }
            }
            """;

    private static final String MEMBER_STARTER = """
            package com.hazelcast.core.server;
            public class HazelcastMemberStarter {
                public static void main(String[] names) throws Exception {
                    com.acme.shop.Main.main(names);
                }
            }
            """;

    private static Map<String, byte[]> shop;
    private static Map<String, byte[]> carriers;
    private static Map<String, byte[]> stranger;
    private static Map<String, byte[]> starters;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() {
        Map<String, String> sources = new TreeMap<>();
        sources.put("com.acme.shop.Main", MAIN);
        sources.put("com.acme.shop.Order", "package com.acme.shop; public class Order { public int number = 7; }");
        sources.put(MEMBER, MEMBER_STARTER);
        sources.put(LAUNCHER, BOOT_LAUNCHER);
        Stream.of(CARRIER, COPY, STRANGER).forEach(name -> sources.put(name, canary(name)));
        Map<String, byte[]> all = Site.files(Compiler.compile(sources));
        shop = below(all, "com/acme/shop/");
        carriers = Site.together(below(all, "org/apache/"), below(all, "com/acme/shaded/"));
        stranger = below(all, "net/stranger/");
        starters = Site.together(below(all, "com/hazelcast/"), below(all, "org/springframework/"));
    }

    private static String canary(String name) {
        int dot = name.lastIndexOf('.');
        return "package " + name.substring(0, dot) + "; public class " + name.substring(dot + 1)
                + " implements java.io.Serializable { static { System.setProperty(\"canary." + name + "\", \"fired\"); } }";
    }

    private static Map<String, byte[]> below(Map<String, byte[]> all, String path) {
        return all.entrySet().stream()
                .filter(file -> file.getKey().startsWith(path))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Gridwire's jars, as a manifest names them. */
    private static String classPathOfManifest() {
        return Stream.of(Fork.classPath().split(File.pathSeparator))
                .map(entry -> Site.url(Path.of(entry)).toString())
                .collect(Collectors.joining(" "));
    }

    private String run(String... commandLine) throws IOException, InterruptedException {
        // Each class that is loaded is printed, between the lines of the application.
        Fork fork = Fork.run(folder, Stream.concat(Stream.of("-Xlog:class+load:stdout"), Stream.of(commandLine)).toList());
        assertThat(fork.exitCode()).as(fork.errors()).isZero();
        assertThat(fork.errors()).containsOnlyOnce("Own classes are those in folders");
        return fork.output() + fork.errors();
    }

    /** The own order came back, and no carrier was let in, loaded or initialised before the control did it. */
    private static void assertOwnOnly(String output, String... refused) {
        assertThat(output).contains("order: 7\n");
        assertRefused(output, refused);
    }

    private static void assertRefused(String output, String... refused) {
        for (String name : refused) {
            assertThat(output)
                    .contains(name + ": RejectedTypeException The type policy does not allow the class: class=" + name)
                    .contains(name.equals(STRANGER) ? "allow=" + name + " in gridwire.properties" : "keep it out: ")
                    .contains(name + " before: null\n")
                    .contains(name + " control: fired\n");
            assertThat(output.indexOf(" " + name + " source: ")).as("loaded by the control alone")
                    .isGreaterThan(output.indexOf(name + " before: null"));
        }
    }

    @Test
    void aFolderAndAMainClass() throws IOException, InterruptedException {
        Path classes = Site.folder(folder.resolve("classes"), Site.together(shop, carriers));
        Path lib = Site.jar(folder.resolve("lib.jar"), stranger);
        String classPath = String.join(File.pathSeparator, classes.toString(), lib.toString(), Fork.classPath());
        String output = run("-cp", classPath, "com.acme.shop.Main", CARRIER, COPY, STRANGER);
        assertOwnOnly(output, CARRIER, COPY, STRANGER);
        assertThat(output).contains("The main class is com.acme.shop.Main, by the command line. ")
                .contains("those below com.acme;");
    }

    @Test
    void aJarInAPathWithBlanks() throws IOException, InterruptedException {
        Path lib = Site.jar(folder.resolve("lib.jar"), Site.together(carriers, stranger));
        Path home = Files.createDirectories(folder.resolve("my shop"));
        Path app = Site.jar(home.resolve("the app.jar"), shop, "Main-Class", "com.acme.shop.Main",
                "Class-Path", Site.url(lib) + " " + classPathOfManifest());
        String output = run("-jar", app.toString(), CARRIER, COPY, STRANGER);
        assertOwnOnly(output, CARRIER, COPY, STRANGER);
        assertThat(output)
                .contains("by Main-Class in the manifest of " + app)
                .contains(", those in " + app + ", and those below");
    }

    @Test
    void anUberJar() throws IOException, InterruptedException {
        Path app = Site.jar(folder.resolve("app.jar"), Site.together(shop, Site.together(carriers, stranger)),
                "Main-Class", "com.acme.shop.Main", "Class-Path", classPathOfManifest());
        String output = run("-jar", app.toString(), CARRIER, COPY, STRANGER);
        assertOwnOnly(output, CARRIER, COPY, STRANGER);
        assertThat(output).contains("(not those in " + app + ", an uber jar: it holds ");
    }

    @Test
    void aSpringBootArchive() throws IOException, InterruptedException {
        Map<String, byte[]> classes = Site.below("BOOT-INF/classes/", Site.together(shop, carriers));
        Path lib = Site.jar(folder.resolve("lib.jar"), stranger);
        Path app = Site.jar(folder.resolve("app.jar"), Site.together(starters, classes), "Main-Class", LAUNCHER,
                "Start-Class", "com.acme.shop.Main", "Class-Path", Site.url(lib) + " " + classPathOfManifest());
        String output = run("-jar", app.toString(), CARRIER, COPY, STRANGER);
        assertOwnOnly(output, CARRIER, COPY, STRANGER);
        assertThat(output).contains("by Start-Class in the manifest of " + app).contains("BOOT-INF/classes");
    }

    @Test
    void aBareMemberNeedsOneLine() throws IOException, InterruptedException {
        Path app = Site.jar(folder.resolve("app.jar"), Site.together(shop, Site.together(starters, carriers)));
        String classPath = app + File.pathSeparator + Fork.classPath();
        String bare = run("-cp", classPath, MEMBER, CARRIER, COPY);
        assertThat(bare)
                .contains("The main class " + MEMBER + " starts what others wrote. ")
                .contains("write main-class=… or allow=… in gridwire.properties")
                .contains("order: The type policy does not allow the class: class=com.acme.shop.Order")
                .contains("or by the line allow=com.acme.shop.Order in gridwire.properties");
        assertRefused(bare, CARRIER, COPY);
        assertOwnOnly(run("-Dgridwire.main-class=com.acme.shop.Main", "-cp", classPath, MEMBER, CARRIER, COPY), CARRIER, COPY);
        Path settings = Site.folder(
                folder.resolve("etc"), Map.of("gridwire.properties", "allow=com.acme.shop.*".getBytes(UTF_8)));
        assertOwnOnly(run("-cp", settings + File.pathSeparator + classPath, MEMBER, CARRIER, COPY), CARRIER, COPY);
    }

    @Test
    void namingACarrierIsTheOnlyWayToLetItIn() throws IOException, InterruptedException {
        Path classes = Site.folder(folder.resolve("classes"), Site.together(shop, carriers));
        String classPath = classes + File.pathSeparator + Fork.classPath();
        String output = run("-Dgridwire.allow=" + CARRIER, "-cp", classPath, "com.acme.shop.Main", CARRIER, COPY);
        assertThat(output.lines()).anyMatch(line -> line.startsWith(CARRIER + ": MismatchedShapeException"));
        assertOwnOnly(output, COPY);
    }
}
