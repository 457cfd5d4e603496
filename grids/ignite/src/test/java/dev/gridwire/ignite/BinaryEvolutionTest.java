// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.binary.BinaryObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes of which one has a newer class; its classes lie in a folder, and in a jar. */
@Tag("binary")
class BinaryEvolutionTest {

    private static final int PORT = 48_550;
    private static final String ACCOUNT = "com.example.evolved.Account";

    @TempDir
    private Path folder;

    private static Map<String, byte[]> compiled(String fields) {
        return Compiler.compile(Map.of(ACCOUNT, "package com.example.evolved; public class Account { " + fields + " }"));
    }

    private Path inFolder(Map<String, byte[]> files) throws IOException {
        Path root = folder.resolve("old classes");
        for (Map.Entry<String, byte[]> each : files.entrySet()) {
            Path file = root.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        return root;
    }

    private Path inJar(Map<String, byte[]> files) throws IOException {
        Path jar = folder.resolve("newer classes.jar");
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            for (String each : new String[] {"com/", "com/example/", "com/example/evolved/"}) {
                out.putNextEntry(new JarEntry(each));
            }
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                out.putNextEntry(new JarEntry(each.getKey().replace('.', '/') + ".class"));
                out.write(each.getValue());
            }
        }
        return jar;
    }

    private static URLClassLoader loader(Path root) throws IOException {
        return new URLClassLoader(new URL[] {root.toUri().toURL()}, BinaryEvolutionTest.class.getClassLoader());
    }

    private static GridwireBinary binary() {
        return BinaryNodes.binary().packages("com.example.evolved");
    }

    @Test
    void nodesWithTwoVersionsOfAClassReadEachOther() throws Exception {
        try (URLClassLoader old = loader(inFolder(compiled("public String name; public int age;")));
                URLClassLoader newer = loader(inJar(compiled("public String name; public int age; public String mail;")));
                BinaryNodes nodes = new BinaryNodes(PORT)) {
            IgniteCache<Integer, Object> first = nodes.start(binary(), old).getOrCreateCache("accounts");
            IgniteCache<Integer, Object> second = nodes.start(binary(), newer).cache("accounts");
            for (int i = 0; i < 20; i++) {
                Object account = old.loadClass(ACCOUNT).getConstructor().newInstance();
                account.getClass().getField("name").set(account, "Ann " + i);
                first.put(i, account);

                Object upgraded = second.get(i);
                assertThat(upgraded.getClass().getClassLoader()).isSameAs(newer);
                assertThat(upgraded.getClass().getField("name").get(upgraded)).isEqualTo("Ann " + i);
                upgraded.getClass().getField("mail").set(upgraded, "ann@example.com");
                second.put(i, upgraded);

                Object back = first.get(i);
                assertThat(back.getClass().getClassLoader()).isSameAs(old);
                back.getClass().getField("age").set(back, i);
                first.put(i, back);
                Object again = second.get(i);
                assertThat(again.getClass().getField("mail").get(again)).as("kept by the old version")
                        .isEqualTo("ann@example.com");
                assertThat(again.getClass().getField("age").get(again)).isEqualTo(i);
            }
        }
    }

    @Test
    void aServerWithoutTheClassKeepsValues() throws Exception {
        try (URLClassLoader loader = loader(inFolder(compiled("public String name; public Object itself;")));
                BinaryNodes nodes = new BinaryNodes(PORT)) {
            Ignite server = nodes.start(binary(), null);
            IgniteCache<Integer, Object> cache =
                    nodes.start(binary().fields(loader.loadClass(ACCOUNT), "name"), loader).getOrCreateCache("accounts");
            for (int i = 0; i < 20; i++) {
                Object account = loader.loadClass(ACCOUNT).getConstructor().newInstance();
                account.getClass().getField("name").set(account, "Ann " + i);
                account.getClass().getField("itself").set(account, account);
                cache.put(i, account);
                BinaryObject there = (BinaryObject) server.cache("accounts").withKeepBinary().get(i);
                assertThat(there.<String>field("name")).isEqualTo("Ann " + i);
                Object back = cache.get(i);
                assertThat(back.getClass().getField("itself").get(back)).isSameAs(back);
            }
            assertThat(server.affinity("accounts").mapKeysToNodes(IntStream.range(0, 20).boxed().toList())).hasSize(2);
        }
    }
}
