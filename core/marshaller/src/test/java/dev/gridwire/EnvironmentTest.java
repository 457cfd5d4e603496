// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.Fork;
import dev.gridwire.fork.ModuleUse;
import dev.gridwire.fork.PlainUse;
import dev.gridwire.fork.ScarceModules;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual machines as users start them. */
class EnvironmentTest {

    @TempDir
    private Path directory;

    @Test
    void nothingIsWrittenToStandardError() throws IOException, InterruptedException {
        Fork fork = Fork.run(directory, List.of(), PlainUse.class);
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
    }

    @Test
    void whereTheGeneratorsLibraryIsMissingAllWorksAndOneWarningSaysSo() throws IOException, InterruptedException {
        String withoutIt = Stream.of(Fork.classPath().split(File.pathSeparator))
                .filter(each -> !Path.of(each).getFileName().toString().startsWith("asm"))
                .collect(Collectors.joining(File.pathSeparator));
        Fork fork = Fork.run(directory, List.of("-cp", withoutIt, PlainUse.class.getName()));

        assertThat(fork.exitCode()).as(fork.errors()).isZero();
        assertThat(fork.errors()).containsOnlyOnce("WARNING: ").containsOnlyOnce("class=org.objectweb.asm.ClassWriter; add ");
    }

    @Test
    void twoJarsOfGridwireAreNamed() throws IOException, InterruptedException {
        String file = Marshaller.class.getPackageName().replace('.', '/') + "/StartChecks.class";
        Path copy = directory.resolve("other").resolve(file);
        Files.createDirectories(copy.getParent());
        try (InputStream code = Marshaller.class.getResourceAsStream("StartChecks.class")) {
            Files.copy(code, copy);
        }
        Fork fork = Fork.run(directory, List.of("-cp",
                Fork.classPath() + File.pathSeparator + directory.resolve("other"), PlainUse.class.getName()));

        assertThat(fork.exitCode()).isZero();
        assertThat(fork.errors()).containsOnlyOnce("WARNING: ").contains("more than once", "/other/" + file, "; keep one jar");
    }

    @Test
    void whereJdkUnsupportedIsMissingAllWorksThatDoesNotNeedIt() throws IOException, InterruptedException {
        Path lines = directory.resolve("lines.txt");
        Fork fork = Fork.run(directory, List.of("--limit-modules", "java.base"), ScarceModules.class, lines.toString());
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
        String once = """
                Plain: comes back
                Pair: comes back
                Kind: comes back
                ArrayList: comes back
                Hooked: asks for jdk.unsupported
                OwnMap: asks for jdk.unsupported
                IllegalStateException: asks for jdk.unsupported
                Random: asks for jdk.unsupported
                EventObject: asks for jdk.unsupported
                """;
        assertThat(lines).hasContent(once + once);
    }

    @Test
    void aClosedPackageIsRefusedWithTheLineToWrite() throws IOException, InterruptedException {
        assertThat(failureOfModule("exports shop;"))
                .contains("class=shop.Order")
                .contains("module=the.shop")
                .contains("`opens shop;`")
                .contains("--add-opens the.shop/shop=ALL-UNNAMED");
    }

    @Test
    void anOpenPackageIsEnough() throws IOException, InterruptedException {
        assertThat(failureOfModule("exports shop; opens shop;")).isEmpty();
    }

    @Test
    void anOptionOpensAPackageToo() throws IOException, InterruptedException {
        assertThat(failureOfModule("exports shop;", "--add-opens", "the.shop/shop=ALL-UNNAMED")).isEmpty();
    }

    /** Only where the module reads Gridwire can code of its own be generated. */
    @Test
    void aModuleThatReadsGridwireWorksAsWell() throws IOException, InterruptedException {
        assertThat(failureOfModule("exports shop; opens shop;", "--add-reads", "the.shop=ALL-UNNAMED")).isEmpty();
    }

    private String failureOfModule(String directives, String... options) throws IOException, InterruptedException {
        Path classes = compileModule(directives);
        List<String> all = new java.util.ArrayList<>(List.of("--module-path", classes.toString(), "--add-modules", "the.shop"));
        all.addAll(List.of(options));
        Path failure = Files.createFile(directory.resolve("failure.txt"));
        Fork fork = Fork.run(directory, all, ModuleUse.class, "shop.Order", failure.toString());
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
        return Files.readString(failure);
    }

    private Path compileModule(String directives) throws IOException {
        Path sources = Files.createDirectories(directory.resolve("sources"));
        Path classes = directory.resolve("classes");
        Path moduleInfo = Files.writeString(sources.resolve("module-info.java"), "module the.shop { " + directives + " }");
        Path order = Files.writeString(
                Files.createDirectories(sources.resolve("shop")).resolve("Order.java"),
                "package shop; public class Order { private int a = 1; private final String b = null; private Order c = this; }");
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int result = ToolProvider.findFirst("javac").orElseThrow()
                .run(printer, printer, "-d", classes.toString(), moduleInfo.toString(), order.toString());
        assertThat(result).as(messages.toString()).isZero();
        return classes;
    }
}
