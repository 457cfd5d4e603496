// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.ReflectionSource;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ContainerFamiliesTest {

    private static final List<Class<?>> SORTED = List.of(
            TreeMap.class,
            TreeSet.class,
            PriorityQueue.class,
            ConcurrentSkipListMap.class,
            ConcurrentSkipListSet.class,
            PriorityBlockingQueue.class);

    private final Hierarchy hierarchy = new Hierarchy(new ReflectionSource(null));

    @Test
    void listOfWhatCanBeSortedIsThatOfThisJdk() throws IOException {
        for (Class<?> container : containers()) {
            boolean expected = SORTED.stream()
                    .anyMatch(each -> container.isAssignableFrom(each) || each.isAssignableFrom(container));
            assertThat(ContainerFamilies.canBeSorted(container.getName(), hierarchy)).as(container.getName()).isEqualTo(expected);
        }
    }

    @Test
    void abstractContainersOfOneFamilyHaveClassesInCommon() {
        assertThat(haveCommonClass("java.util.List", "java.util.Deque")).isTrue();
        assertThat(haveCommonClass("java.util.AbstractMap", "java.util.concurrent.ConcurrentMap")).isTrue();
        assertThat(haveCommonClass("java.util.ArrayList", "java.util.LinkedList")).isFalse();
        assertThat(haveCommonClass("java.util.List", "java.util.Map")).isFalse();
    }

    private boolean haveCommonClass(String left, String right) {
        return ContainerFamilies.haveCommonClass(left, right, hierarchy);
    }

    private static List<? extends Class<?>> containers() throws IOException {
        Path folder = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base/java/util");
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files.map(file -> file.toString().replace("/modules/java.base/", "").replace('/', '.'))
                    .filter(name -> name.endsWith(".class") && !name.contains("package-info"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .map(ContainerFamiliesTest::load)
                    .filter(type -> Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
