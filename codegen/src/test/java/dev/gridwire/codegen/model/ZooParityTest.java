// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ZooParityTest {

    private static final String ZOO = "dev.gridwire.codegen.model.zoo.";

    @ParameterizedTest
    @MethodSource("zoo")
    void bothReadersGiveEqualModels(Path classFile) throws ClassNotFoundException {
        ClassModel fromFile = ClassFileReader.read(classFile);
        Class<?> type = Class.forName(fromFile.name(), false, getClass().getClassLoader());
        ClassModel fromReflection = ReflectionReader.read(type);
        assertThat(fromReflection).usingRecursiveComparison().isEqualTo(fromFile);
        assertThat(fromReflection).isEqualTo(fromFile).hasSameHashCodeAs(fromFile);
    }

    @Test
    void zooIsLargeEnough() throws Exception {
        assertThat(zoo()).hasSizeGreaterThan(60);
    }

    static List<Path> zoo() throws IOException, URISyntaxException {
        Path root = Path.of(ZooParityTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(root.resolve(ZOO.replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
        }
    }
}
