// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application of named modules that has Hazelcast and this jar on the module path. */
class ModulePathTest {

    private static final Map<String, String> SOURCES = Map.of(
            "module-info.java", """
                    module the.shop {
                        requires com.hazelcast.core;
                        requires dev.gridwire.hazelcast.auto;
                        opens model to dev.gridwire;
                    }
                    """,
            "model/Order.java", """
                    package model;
                    public class Order {
                        private final int number;
                        private final Order self = this;
                        public Order(int number) { this.number = number; }
                        public boolean is(int other) { return number == other && self == this; }
                    }
                    """,
            "shop/Main.java", """
                    package shop;
                    import com.hazelcast.config.Config;
                    import com.hazelcast.core.*;
                    import com.hazelcast.map.IMap;
                    import dev.gridwire.grid.metrics.LiveSerializers;
                    import java.nio.file.*;
                    import model.Order;
                    public class Main {
                        public static void main(String[] arguments) throws Exception {
                            Config config = new Config().setClassLoader(Main.class.getClassLoader());
                            config.setProperty("hazelcast.phone.home.enabled", "false");
                            config.setProperty("hazelcast.logging.type", "none");
                            config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
                            config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
                            HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
                            IMap<Integer, Order> orders = member.getMap("orders");
                            for (int i = 0; i < 2_000; i++) {
                                orders.set(i % 10, new Order(i));
                                if (!orders.get(i % 10).is(i)) {
                                    throw new IllegalStateException("another order came back");
                                }
                            }
                            Files.writeString(Path.of(arguments[0]), LiveSerializers.statistics().types().get(0).className());
                            member.shutdown();
                        }
                    }
                    """);

    @TempDir
    private Path directory;

    @Test
    void theMemberStoresObjectsByGeneratedCode() throws IOException, InterruptedException {
        compile();
        Path result = directory.resolve("result.txt");
        Path classes = directory.resolve("classes.log");
        Path output = directory.resolve("output.txt");
        // Hazelcast asks for java.se by itself.
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m", "-Xlog:class+load:file=" + classes, "--add-modules", "java.se",
                "-p", modulePath(), "-m", "the.shop/shop.Main", result.toString())
                .redirectErrorStream(true).redirectOutput(output.toFile()).start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(output)).isZero();
        assertThat(result).hasContent("model.Order");
        assertThat(Files.readString(classes)).containsPattern("model\\.Order\\$(Gridwire|Fused)/");
    }

    private void compile() throws IOException {
        List<String> options = new ArrayList<>(List.of("-d", directory.resolve("shop").toString(), "-p", modulePath()));
        for (Map.Entry<String, String> each : SOURCES.entrySet()) {
            Path file = directory.resolve("sources").resolve(each.getKey());
            Files.createDirectories(file.getParent());
            options.add(Files.writeString(file, each.getValue()).toString());
        }
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int result = ToolProvider.findFirst("javac").orElseThrow().run(printer, printer, options.toArray(String[]::new));
        assertThat(result).as(messages.toString()).isZero();
    }

    /** The shop, and what it needs of the tests' class path. */
    private String modulePath() {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Stream<String> needed = Stream.of(classPath.split(File.pathSeparator))
                .filter(part -> !part.contains("testkit") && !part.endsWith("test-classes"))
                .filter(part -> Stream.of("classes", "gridwire", "asm-", "jspecify-", "hazelcast-")
                        .anyMatch(Path.of(part).getFileName().toString()::startsWith));
        return Stream.concat(Stream.of(directory.resolve("shop").toString()), needed)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
