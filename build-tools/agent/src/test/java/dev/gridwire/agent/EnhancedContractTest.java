// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.contract.GridContract;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@link EnhancedDoor} where the agent has given the contract's classes companions. */
class EnhancedContractTest {

    @TempDir
    private Path folder;

    @Tag("full")
    @Test
    void enhancedClassesKeepTheContract() throws Exception {
        String contract = Path.of(GridContract.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        List<String> classPath = new ArrayList<>();
        String enhanced = "";
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            // The agent enhances folders unasked, and jars that it is told of: the contract's classes alone.
            String jar = Files.isDirectory(Path.of(entry)) ? jar(Path.of(entry), classPath.size()) : entry;
            classPath.add(jar);
            enhanced = Path.of(entry).equals(Path.of(contract)) ? jar : enhanced;
        }
        assertThat(enhanced).as("the contract's jar").isNotEmpty();
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g",
                "-Dgolden.regenerate=" + Boolean.getBoolean("golden.regenerate"),
                "-javaagent:" + agentJar(classPath) + "=" + enhanced, "-cp", String.join(File.pathSeparator, classPath),
                EnhancedDoor.class.getName()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).containsPattern("enhanced [1-9][0-9]* native").contains("0 tests failed");
    }

    private String jar(Path classes, int number) throws IOException {
        Path jar = folder.resolve(number + ".jar");
        try (Stream<Path> files = Files.walk(classes); OutputStream bytes = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(bytes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
            }
        }
        return jar.toString();
    }

    private Path agentJar(List<String> classPath) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "dev.gridwire.agent.Agent");
        List<String> locations = new ArrayList<>();
        for (String entry : classPath) {
            locations.add(Path.of(entry).toUri().toString());
        }
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", locations));
        Path jar = folder.resolve("agent.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }
}
