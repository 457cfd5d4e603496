// SPDX-License-Identifier: Apache-2.0
package com.example.bookshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The application in a run-time image of its own, with the modules that it needs and no other. */
class ImageTest {

    private static final String LAUNCHER = "bookshop";

    @TempDir
    private Path directory;

    @Test
    void theImageRuns() throws IOException, InterruptedException {
        Path image = link();
        List<String> lines = output(image);
        assertThat(lines).containsExactly(
                "An order of Ada in " + bytesOf(lines) + " bytes: 2026-11-23, 32.00",
                "The customer knows this very order: true",
                "Modules: [com.example.bookshop, dev.gridwire, dev.gridwire.codegen, java.base, jdk.unsupported, "
                        + "org.objectweb.asm]");
    }

    private static String bytesOf(List<String> lines) {
        return lines.get(0).replaceFirst(".* in (\\d+) bytes.*", "$1");
    }

    private Path link() {
        Path image = directory.resolve("image");
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int result = ToolProvider.findFirst("jlink").orElseThrow().run(printer, printer,
                "--module-path", modulePath(),
                "--add-modules", "com.example.bookshop",
                "--launcher", LAUNCHER + "=com.example.bookshop/com.example.bookshop.Bookshop",
                "--strip-debug", "--no-header-files", "--no-man-pages",
                "--output", image.toString());
        assertThat(result).as(messages.toString()).isZero();
        return image;
    }

    /** The class path of the tests is more than is needed, but only modules that are required are linked. */
    private static String modulePath() {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(classPath.split(File.pathSeparator))
                .filter(part -> !part.endsWith("test-classes"))
                .filter(part -> Stream.of("gridwire", "classes", "asm-", "jspecify").anyMatch(name(part)::startsWith))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String name(String part) {
        return Path.of(part).getFileName().toString();
    }

    private List<String> output(Path image) throws IOException, InterruptedException {
        Path output = directory.resolve("output.txt");
        Process process = new ProcessBuilder(image.resolve("bin").resolve(LAUNCHER).toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        List<String> lines = Files.readAllLines(output);
        assertThat(process.exitValue()).as(lines.toString()).isZero();
        return lines;
    }
}
