// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.Fork;
import dev.gridwire.fork.ModuleHooks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes with hooks of a named module that does not, or does, open its packages to Gridwire. */
class ModuleHooksTest {

    private static final String BODY = " { private int a = 1; ";

    /** Each in a package of its own kind: exported, but for {@code within}. */
    private static final Map<String, String> SOURCES = new TreeMap<>(Map.of(
            "Writes", "implements java.io.Serializable" + BODY
                    + "private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); } "
                    + "private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException "
                    + "{ in.defaultReadObject(); } }",
            "Resolves", "implements java.io.Serializable" + BODY
                    + "private Object writeReplace() { return this; } private Object readResolve() { return this; } }",
            "NoData", "implements java.io.Serializable { private void readObjectNoData() {} }",
            "Bare", "implements java.io.Serializable { transient int a = 1; "
                    + "private void writeObject(ObjectOutputStream out) throws IOException { out.writeInt(a); } "
                    + "private void readObject(ObjectInputStream in) throws IOException { a = in.readInt(); } }",
            "External", "implements Externalizable { public External() {} "
                    + "public void writeExternal(ObjectOutput out) {} public void readExternal(ObjectInput in) {} }",
            "Extended", "extends java.util.ArrayList<Object> { }",
            "Failing", "extends RuntimeException { }",
            "Checks", "implements java.io.Serializable, ObjectInputValidation" + BODY
                    + "private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException "
                    + "{ in.registerValidation(this, 1); in.defaultReadObject(); } public void validateObject() {} }"));

    private static final String SUPPLIER = " implements java.util.function.Supplier<Object> { ";
    private static final String LAMBDA = "package shop; public class MakesLambda" + SUPPLIER
            + "public Object get() { return (Runnable & java.io.Serializable) () -> {}; } }";

    @TempDir
    private Path directory;

    @Test
    void aClosedClassIsRefusedWithTheLineToWrite() throws IOException, InterruptedException {
        List<String> lines = run("exports shop;");
        assertThat(lines).hasSize(2 * SOURCES.size() + 1);
        for (String line : lines) {
            boolean inner = line.startsWith("shop.MakesInner");
            String needs = "`opens shop" + (inner ? ".inner" : "") + ";`";
            // Public classes with public constructors, of an exported package, and nothing private to reach.
            boolean reachable = line.startsWith("shop.MakesExternal:") || line.startsWith("shop.MakesBare:");
            if (reachable || line.startsWith("shop.MakesInnerBare:")) {
                assertThat(line).endsWith(": copied");
            } else {
                assertThat(line).contains(needs).contains("module=the.shop").contains("--add-opens the.shop/shop");
            }
        }
    }

    @Test
    void anOpenClassWorks() throws IOException, InterruptedException {
        assertThat(run("exports shop; opens shop; opens shop.inner;")).hasSize(2 * SOURCES.size() + 1)
                .allMatch(line -> line.endsWith(": copied"));
    }

    @Test
    void anOptionOpensAsWell() throws IOException, InterruptedException {
        List<String> lines = run("exports shop;",
                "--add-opens", "the.shop/shop=ALL-UNNAMED", "--add-opens", "the.shop/shop.inner=ALL-UNNAMED");
        assertThat(lines).hasSize(2 * SOURCES.size() + 1).allMatch(line -> line.endsWith(": copied"));
    }

    private List<String> run(String directives, String... options) throws IOException, InterruptedException {
        Map<String, String> sources = sources();
        sources.put("module-info", "module the.shop { " + directives + " }");
        Path classes = compile(sources);
        List<String> all = new ArrayList<>(List.of("--module-path", classes.toString(), "--add-modules", "the.shop"));
        all.addAll(List.of(options));
        Path results = directory.resolve("results.txt");
        List<String> arguments = new ArrayList<>(List.of(results.toString()));
        sources.keySet().stream().filter(name -> name.startsWith("shop.Makes")).forEach(arguments::add);
        Fork fork = Fork.run(directory, all, ModuleHooks.class, arguments.toArray(String[]::new));
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
        return Files.readAllLines(results);
    }

    private static Map<String, String> sources() {
        Map<String, String> sources = new TreeMap<>(Map.of("shop.MakesLambda", LAMBDA));
        SOURCES.forEach((name, body) -> {
            for (String packageName : List.of("shop", "shop.inner")) {
                String made = packageName + "." + name;
                sources.put(made, "package " + packageName + "; import java.io.*; @SuppressWarnings(\"all\") public class " + name
                        + " " + body);
                String maker = "Makes" + (packageName.equals("shop") ? "" : "Inner") + name;
                sources.put("shop." + maker, "package shop; public class " + maker
                        + SUPPLIER + "public Object get() { return new " + made + "(); } }");
            }
        });
        return sources;
    }

    private Path compile(Map<String, String> sources) throws IOException {
        List<String> command = new ArrayList<>(List.of("-nowarn", "-d", directory.resolve("classes").toString()));
        for (Map.Entry<String, String> each : sources.entrySet()) {
            Path file = directory.resolve("sources").resolve(each.getKey().replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            command.add(Files.writeString(file, each.getValue()).toString());
        }
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int result = ToolProvider.findFirst("javac").orElseThrow().run(printer, printer, command.toArray(String[]::new));
        assertThat(result).as(messages.toString()).isZero();
        return directory.resolve("classes");
    }
}
