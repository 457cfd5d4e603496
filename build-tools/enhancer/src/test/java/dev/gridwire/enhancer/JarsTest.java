// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarsTest {

    private final Enhancer enhancer = Enhancer.of(List.of(new SmallForm(Mechanism.EXTERNALIZABLE)));
    private final Map<String, byte[]> entries = new TreeMap<>();

    @TempDir
    private Path folder;

    @BeforeEach
    void compileOne() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Compiled.into(classes, "package a; public class Order implements java.io.Serializable { int id; }");
        entries.put("a/Order.class", Files.readAllBytes(classes.resolve("a/Order.class")));
        entries.put("notes.txt", new byte[] {1, 2, 3});
    }

    private Path jar(String name) throws IOException {
        Path file = folder.resolve(name);
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
            for (Entry<String, byte[]> entry : entries.entrySet()) {
                ZipEntry made = new ZipEntry(entry.getKey());
                made.setTime(1_700_000_000_000L);
                jar.putNextEntry(made);
                jar.write(entry.getValue());
            }
        }
        return file;
    }

    private Enhancement enhance(Path jar, Path output) {
        return enhancer.enhance(EnhancerOptions.of(new ClassPlace(jar, output, "shop"))
                .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(Mechanism.EXTERNALIZABLE))));
    }

    @Test
    void copyHoldsEnhancedClassesAndAllElse() throws IOException {
        Path jar = jar("shop.jar");
        byte[] before = Files.readAllBytes(jar);

        assertThat(enhance(jar, folder.resolve("enhanced.jar")).outcomes(Status.ENHANCED)).hasSize(1);

        assertThat(Files.readAllBytes(jar)).isEqualTo(before);
        try (ZipFile made = new ZipFile(folder.resolve("enhanced.jar").toFile())) {
            assertThat(made.stream().map(ZipEntry::getName)).contains("a/Order.class", "notes.txt",
                    "all/EXTERNALIZABLE.class", "META-INF/services/grid.Hook", "META-INF/gridwire/enhanced.txt");
            assertThat(made.getEntry("notes.txt").getTime()).isEqualTo(1_700_000_000_000L);
            assertThat(made.getInputStream(made.getEntry("a/Order.class")).readAllBytes())
                    .isNotEqualTo(entries.get("a/Order.class"));
        }
        enhance(jar, folder.resolve("again.jar"));
        assertThat(folder.resolve("again.jar")).hasSameBinaryContentAs(folder.resolve("enhanced.jar"));
    }

    @Test
    void signedJarIsLeftAlone() throws IOException {
        entries.put("META-INF/ACME.SF", new byte[0]);

        Enhancement done = enhance(jar("signed.jar"), folder.resolve("out.jar"));

        assertThat(done.outcomes(Status.LEFT_OUT)).hasSize(1);
        assertThat(done.outcomes().get(0).diagnostics().get(0).toString()).contains("[signed-jar]", "signed.jar");
    }

    @Test
    void classOfSeveralJavaReleasesIsLeftAlone() throws IOException {
        entries.put("META-INF/versions/21/a/Order.class", entries.get("a/Order.class"));

        Enhancement done = enhance(jar("several.jar"), folder.resolve("out.jar"));

        assertThat(done.outcomes().get(0).diagnostics().get(0).toString()).contains("[several-releases] a.Order");
    }

    @Test
    void jarIsNeverChangedInPlace() throws IOException {
        Path jar = jar("shop.jar");
        assertThatThrownBy(() -> new ClassPlace(jar, jar, "shop")).hasMessageContaining("name another output");
    }

    @Test
    void folderCanBeCopied() throws IOException {
        Path classes = folder.resolve("classes");
        Map<String, String> before = Compiled.snapshot(classes);
        Files.writeString(classes.resolve("notes.txt"), "notes");

        enhance(classes, folder.resolve("copy"));

        assertThat(folder.resolve("copy/notes.txt")).hasContent("notes");
        assertThat(Compiled.snapshot(folder.resolve("copy")).get("a/Order.class")).isNotEqualTo(before.get("a/Order.class"));
        assertThat(Compiled.snapshot(classes).get("a/Order.class")).isEqualTo(before.get("a/Order.class"));
    }
}
