// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.classpath;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathFilesTest {

    @TempDir
    private Path temporary;

    /** Only what stands in META-INF below the folder is for other JDKs. */
    @Test
    void classesOfFolderAreFoundWhereverItStands() throws IOException {
        Path folder = temporary.resolve("META-INF").resolve("classes");
        for (String file : List.of("com/acme/Order.class", "META-INF/versions/21/com/acme/Order.class", "com/acme/notes.txt")) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.createFile(path);
        }
        List<String> names = new ArrayList<>();
        ClassPathFiles.walk(List.of(folder), (name, file) -> names.add(name));
        assertThat(names).containsExactly("com.acme.Order");
    }
}
