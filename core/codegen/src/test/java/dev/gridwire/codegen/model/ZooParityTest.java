// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.testkit.zoo.Shapes;
import dev.gridwire.zoo.Zoo;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ZooParityTest {

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
    void zooIsLargeEnough() {
        assertThat(zoo()).hasSizeGreaterThan(60);
    }

    static List<Path> zoo() {
        return Stream.of(Shapes.class, Zoo.class).flatMap(type -> ClassFiles.ofPackage(type).stream()).toList();
    }
}
