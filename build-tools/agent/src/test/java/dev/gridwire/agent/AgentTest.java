// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual machines with the agent, put together from the class path of this test. */
class AgentTest {

    private static final String SOURCE = """
            package a;
            public class Order implements java.io.Serializable {
                int id = 17;
                public static void main(String[] args) throws Exception {
                    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
                    new java.io.ObjectOutputStream(bytes).writeObject(new Order());
                    Order back = (Order) new java.io.ObjectInputStream(
                            new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();
                    System.out.append("externalizable="
                            + ((Object) back instanceof java.io.Externalizable) + " id=" + back.id + "\\n").flush();
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.writeString(folder.resolve("Order.java"), SOURCE);
        assertThat(ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-proc:none", "-d", classes.toString(), source.toString())).isZero();
    }

    private Path agentJar() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "dev.gridwire.agent.Agent");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, Stream
                .of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toUri().toString()).collect(Collectors.joining(" ")));
        Path jar = folder.resolve("agent.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }

    private String run(String argument, String classPath) throws Exception {
        Path temporary = Files.createDirectories(folder.resolve("temporary"));
        Process process = new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary, "-javaagent:" + agentJar() + argument, "-cp", classPath, "a.Order"))
                .directory(folder.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(temporary).isEmptyDirectory();
        return output;
    }

    @Test
    void classesInFoldersAreEnhancedWhenTheyAreLoaded() throws Exception {
        Files.writeString(classes.resolve("gridwire.properties"), "targets=externalizable\n");
        byte[] before = Files.readAllBytes(classes.resolve("a/Order.class"));

        assertThat(run("", classes.toString()))
                .contains("externalizable=true id=17").contains("enhanced 1 externalizable");

        assertThat(classes.resolve("a/Order.class")).hasBinaryContent(before);
    }

    @Test
    void jarsAreEnhancedWhereTheyAreNamed() throws Exception {
        Files.writeString(folder.resolve("gridwire.properties"), "targets=externalizable\n");
        Path jar = folder.resolve("app.jar");
        Process tool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jar").toString(),
                "cf", jar.toString(), "-C", classes.toString(), ".").start();
        assertThat(tool.waitFor()).isZero();

        assertThat(run("", jar.toString())).contains("externalizable=false id=17");
        assertThat(run("=" + jar, jar.toString())).contains("externalizable=true id=17");
    }

    @Test
    void mistakeInTheSettingsLeavesTheApplicationAsItIs() throws Exception {
        Files.writeString(classes.resolve("gridwire.properties"), "target=externalizable\n");

        assertThat(run("", classes.toString()))
                .contains("externalizable=false id=17").contains("Gridwire's agent enhances nothing: There is no such key");
    }
}
