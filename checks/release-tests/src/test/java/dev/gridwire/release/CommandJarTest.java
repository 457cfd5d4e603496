// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as one jar, in a folder that holds nothing but a user's jar. */
@Tag("full")
class CommandJarTest {

    private static final String CUSTOMER = "package com.acme; public class Customer implements java.io.Serializable {\n"
            + "private String name; private int age; private java.util.List<String> languages = new java.util.ArrayList<>(); }\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void packUsersClasses() throws IOException {
        Path source = Files.createDirectories(folder.resolve("src/com/acme")).resolve("Customer.java");
        Files.writeString(source, CUSTOMER);
        tool("javac", "-d", folder.resolve("classes").toString(), source.toString());
        tool("jar", "--create", "--file", folder.resolve("app.jar").toString(), "-C", folder.resolve("classes").toString(), ".");
    }

    private static void tool(String name, String... arguments) {
        assertThat(ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, arguments)).isZero();
    }

    private String gridwire(String... arguments) throws IOException, InterruptedException {
        String jar = Staging.file("gridwire-cli", ".jar").toString();
        return Command.java(folder, Stream.concat(Stream.of("-jar", jar), Stream.of(arguments)).toArray(String[]::new));
    }

    @Test
    void versionIsTheOneOfTheJar() throws IOException, InterruptedException {
        assertThat(gridwire("--version")).contains("gridwire " + Sources.VERSION);
    }

    @Test
    void aClassIsCompared() throws IOException, InterruptedException {
        String output = gridwire("compare", "--classpath", "app.jar", "--class", "com.acme.Customer", "--rounds", "2",
                "--size", "50", "--warmup", "10", "--heap", "512m", "--output", "results");
        assertThat(output).contains("What to use", "Kryo", "Gridwire", "Enhanced: ");
        assertThat(folder.resolve("results/report.html")).isNotEmptyFile();
        assertThat(folder.resolve("results/results.json")).isNotEmptyFile();
    }

    @Test
    void classesAreSweptAndPoliciesAndFormsPrinted() throws IOException, InterruptedException {
        assertThat(gridwire("sweep", "app.jar")).contains("app.jar |            1 |    1 ");
        assertThat(gridwire("policy", "--classpath", "app.jar", "com.acme.Customer")).contains("refused  com.acme.Customer");
        assertThat(gridwire("describe", "--classpath", "app.jar", "com.acme.Customer")).contains("languages");
    }

    @Test
    void aPayloadIsInspected() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("Write.java"), "class Write { public static void main(String[] a) throws Exception {\n"
                + "java.nio.file.Files.write(java.nio.file.Path.of(\"payload.bin\"), dev.gridwire.Marshaller.builder()\n"
                + ".allowPackage(\"com.acme\").build().marshal(new com.acme.Customer())); } }\n");
        Command.java(folder, "-cp", Staging.file("gridwire-cli", ".jar") + File.pathSeparator + "app.jar", "Write.java");
        assertThat(gridwire("inspect", "--classpath", "app.jar", "payload.bin"))
                .contains("root: com.acme.Customer", "languages: ArrayList #1, empty");
    }

    @Test
    void licencesOfItsLibrariesAreInIt() throws IOException, InterruptedException {
        try (JarFile jar = new JarFile(Staging.file("gridwire-cli", ".jar").toFile())) {
            String list = text(jar, "META-INF/sbom/gridwire-cli.cdx.json");
            assertThat(list).contains("\"asm\"", "\"hazelcast\"", "\"jfreechart\"", "\"jmh-core\"", "\"licenses\"");
            assertThat(text(jar, "META-INF/NOTICE")).contains("Gridwire", "Jackson", "Batik");
            assertThat(text(jar, "META-INF/licenses/asm.txt")).contains("INRIA");
        }
    }

    private static String text(JarFile jar, String name) throws IOException {
        return new String(jar.getInputStream(jar.getJarEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
}
