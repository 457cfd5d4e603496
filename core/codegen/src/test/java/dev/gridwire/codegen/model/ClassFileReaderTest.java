// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFileReaderTest {

    private static final long SEED = 20261120;
    private static final int MUTATIONS = 20_000;

    @Test
    void textFileNamedClassIsRefusedByName(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("Not.class"), "no class at all");
        assertThatExceptionOfType(ClassModelException.class)
                .isThrownBy(() -> ClassFileReader.read(file))
                .withMessage("not a class file: file=%s, bytes=15", file);
    }

    @Test
    void emptyFileIsRefused() {
        assertThatExceptionOfType(ClassModelException.class).isThrownBy(() -> ClassFileReader.read(new byte[0]));
    }

    @Test
    void classFileOfAFutureReleaseIsRefusedWithItsVersion() throws IOException {
        byte[] bytes = ownBytes();
        bytes[6] = 1;
        bytes[7] = 0;
        assertThatExceptionOfType(ClassModelException.class)
                .isThrownBy(() -> ClassFileReader.read(bytes))
                .withMessageStartingWith("a class file is newer than Gridwire knows: major=256");
    }

    @Test
    void moduleDescriptorIsRefused() {
        Path module = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base/module-info.class");
        assertThatExceptionOfType(ClassModelException.class)
                .isThrownBy(() -> ClassFileReader.read(module))
                .withMessageStartingWith("a module descriptor is no class");
    }

    @Test
    void damagedBytesGiveAModelOrOneTypeOfException() throws IOException {
        byte[] original = ownBytes();
        SplittableRandom random = new SplittableRandom(SEED);
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = Arrays.copyOf(original, random.nextInt(2) == 0 ? original.length : random.nextInt(original.length));
            for (int j = random.nextInt(4); j >= 0 && bytes.length > 0; j--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            refused += refuses(bytes);
        }
        assertThat(refused).as("seed=%d", SEED).isBetween(MUTATIONS / 3, MUTATIONS);
    }

    private static int refuses(byte[] bytes) {
        try {
            assertThat(ClassFileReader.read(bytes).name()).isNotNull();
            return 0;
        } catch (ClassModelException e) {
            return 1;
        }
    }

    @Test
    void sourcesFindByNameWhatTheyHave() throws Exception {
        Path root = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        ModelSource source = new ClassPathSource(List.of(root)).or(ClassPathSource.platform());
        assertThat(source.find(getClass().getName())).contains(ReflectionReader.read(getClass()));
        assertThat(source.find("java.sql.Timestamp")).contains(ReflectionReader.read(Timestamp.class));
        assertThat(source.find("pkg.Missing")).isEmpty();
        assertThat(source.find("Missing")).isEmpty();
        assertThat(new ReflectionSource(null).find("pkg.Missing")).isEmpty();
    }

    private static byte[] ownBytes() throws IOException {
        try (InputStream in = ClassFileReaderTest.class.getResourceAsStream("/dev/gridwire/testkit/zoo/Annotated.class")) {
            return in.readAllBytes();
        }
    }
}
