// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPathSourceTest {

    @TempDir
    private Path folder;

    private Path copy(String file) throws IOException {
        Path target = folder.resolve(file);
        Files.createDirectories(target.getParent());
        try (InputStream bytes = ClassPathSourceTest.class.getResourceAsStream("ClassPathSourceTest.class")) {
            Files.copy(bytes, target);
        }
        return target;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "a..b", ".a", "a.", "../outside", "/etc/passwd", "a\u0000b", "\ud800", "a/b", "[I"})
    void aNameThatIsNoClassesFindsNothing(String name) throws IOException {
        copy("outside.class");
        ModelSource source = new ClassPathSource(List.of(folder.resolve("inside"))).or(ClassPathSource.platform());
        assertThat(source.find(name)).isEmpty();
    }

    /** A jar's file system says by another exception than a folder's that it has no such name. */
    @Test
    void aNameThatNoFileCanHaveIsInNoJar() throws IOException {
        Path jar = folder.resolve("classes.jar");
        try (FileSystem content = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            assertThat(new ClassPathSource(List.of(content.getPath("/"))).find("\ud800")).isEmpty();
        }
    }

    @Test
    void aFileOfAnotherClassIsRefusedWithItsName() throws IOException {
        copy("ClassPathSourceTest.class");
        assertThatThrownBy(() -> new ClassPathSource(List.of(folder)).find("ClassPathSourceTest"))
                .isInstanceOf(ClassModelException.class)
                .hasMessageContaining("expected=ClassPathSourceTest, found=" + ClassPathSourceTest.class.getName());
    }
}
