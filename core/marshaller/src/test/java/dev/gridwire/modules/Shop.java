// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.modules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.evolution.BuiltCompanions;
import dev.gridwire.fork.Fork;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.objectweb.asm.ClassVisitor;

/** An application of named modules, compiled and run on the module path in a virtual machine of its own. */
final class Shop {

    private static final String ORDER = """
            package shop;
            import java.util.*;
            public class Order {
                private final int number;
                private long[] prices = {1, 2, 3};
                private final List<String> notes = new ArrayList<>(List.of("a", "b"));
                private Order former;
                private Line line = new Line("nails", 7);
                public Order(int number) { this.number = number; this.former = this; }
                public boolean isRight() {
                    return number == 5 && former == this && notes.size() == 2 && prices[2] == 3 && line.count() == 7;
                }
                public record Line(String what, int count) {}
            }
            """;

    private static final String MAIN = """
            package shop;
            import dev.gridwire.Marshaller;
            import java.nio.file.*;
            import java.util.*;
            public final class Main {
                public static void main(String[] arguments) throws java.io.IOException {
                    List<String> lines = new ArrayList<>();
                    Marshaller marshaller = Marshaller.builder().allowPackage("shop").build();
                    try {
                        for (int i = 0; i < 500; i++) {
                            Order root = marshaller.unmarshal(marshaller.marshal(new Order(5)));
                            Order[] inArray = marshaller.unmarshal(marshaller.marshal(new Order[] {new Order(5)}));
                            if (!root.isRight() || !inArray[0].isRight()) {
                                throw new IllegalStateException("another object came back: use=" + i);
                            }
                        }
                        lines.add("copied");
                    } catch (dev.gridwire.error.GridwireException e) {
                        lines.add(e.getMessage());
                    }
                    Module gridwire = Marshaller.class.getModule();
                    for (String name : Arrays.asList(arguments).subList(1, arguments.length)) {
                        lines.add(name + " to the shop: " + gridwire.isExported(name, Main.class.getModule()) + ", to another: "
                                + gridwire.isExported(name, Object.class.getModule()) + ", to all: " + gridwire.isExported(name));
                    }
                    Files.write(Path.of(arguments[0]), lines);
                }
            }
            """;

    private final Path directory;
    private final List<String> options = new ArrayList<>();

    Shop(Path directory) {
        this.directory = directory;
    }

    /** Compiles the module. */
    Shop compile(String directives) throws IOException {
        compile("the.shop", directives, Map.of("shop/Order.java", ORDER, "shop/Main.java", MAIN));
        return this;
    }

    /** Runs with an option of the virtual machine. */
    Shop withOption(String option) {
        options.add(option);
        return this;
    }

    /** Compiles orders in a module of their own, which knows nothing of Gridwire but that it is opened to it. */
    Shop compileApart() throws IOException {
        compile("the.goods", "exports goods; opens goods to dev.gridwire;", Map.of("goods/Order.java",
                ORDER.replace("package shop;", "package goods;")));
        compile("the.shop", "requires dev.gridwire; requires the.goods;", Map.of("shop/Main.java",
                MAIN.replace("import java.util.*;", "import java.util.*; import goods.Order;").replace("\"shop\"", "\"goods\"")));
        return this;
    }

    private void compile(String module, String directives, Map<String, String> sources) throws IOException {
        Path folder = Files.createDirectories(directory.resolve("sources").resolve(module));
        List<String> options = new ArrayList<>(List.of(
                "-Xlint:-module", "-d", modules().resolve(module).toString(), "-p", modulePath()));
        Map<String, String> all = new TreeMap<>(sources);
        all.put("module-info.java", "module " + module + " { " + directives + " }");
        for (Map.Entry<String, String> each : all.entrySet()) {
            Path file = folder.resolve(each.getKey());
            Files.createDirectories(file.getParent());
            options.add(Files.writeString(file, each.getValue()).toString());
        }
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int result = ToolProvider.findFirst("javac").orElseThrow().run(printer, printer, options.toArray(String[]::new));
        assertThat(result).as(messages.toString()).isZero();
    }

    /** Adds what a build adds: companions of the classes, and the list of them. */
    Shop withCompanions() throws IOException {
        Path folder = modules().resolve("the.shop");
        Map<String, Map<String, byte[]>> companions = BuiltCompanions.of(Map.of(
                "shop.Order", Files.readAllBytes(folder.resolve("shop/Order.class")),
                "shop.Order$Line", Files.readAllBytes(folder.resolve("shop/Order$Line.class"))));
        for (Map<String, byte[]> each : companions.values()) {
            for (Map.Entry<String, byte[]> file : each.entrySet()) {
                Files.write(folder.resolve(file.getKey().replace('.', '/') + ".class"), file.getValue());
            }
        }
        Path list = Files.createDirectories(folder.resolve("META-INF/gridwire")).resolve("companions.txt");
        Files.write(list, companions.keySet());
        return this;
    }

    /**
     * Runs it.
     *
     * @param packages of Gridwire
     * @return what became of an order, and a line for each package, to whom it is exported
     */
    List<String> run(String... packages) throws IOException, InterruptedException {
        Path result = directory.resolve("result.txt");
        List<String> command = new ArrayList<>(options);
        command.addAll(List.of(
                "-Xlog:class+load:file=" + log(), "-p", modulePath(), "-m", "the.shop/shop.Main", result.toString()));
        command.addAll(List.of(packages));
        assertThat(Fork.run(directory, command)).isEqualTo(new Fork(0, "", ""));
        return Files.readAllLines(result);
    }

    /** Names of classes that were loaded beside those that were compiled. */
    List<String> generated() throws IOException {
        return loaded().stream().filter(name -> name.matches("(shop|goods)\\..*\\$(Gridwire|Fused).*")).toList();
    }

    /** Names of all classes that were loaded. */
    List<String> loaded() throws IOException {
        try (Stream<String> lines = Files.lines(log())) {
            return lines.map(line -> line.replaceFirst("^.*\\] ", "").replaceFirst(" .*", "")).toList();
        }
    }

    private Path log() {
        return directory.resolve("classes.log");
    }

    private Path modules() {
        return directory.resolve("modules");
    }

    private String modulePath() {
        Collection<Path> parts = new ArrayList<>();
        parts.add(modules());
        for (Class<?> each : List.of(Marshaller.class, FusedEmitter.class, ClassVisitor.class, NullMarked.class)) {
            parts.add(placeOf(each));
        }
        return parts.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static Path placeOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
