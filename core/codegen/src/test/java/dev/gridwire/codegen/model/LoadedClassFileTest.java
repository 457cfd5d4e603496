// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class files of classes whose loaders find resources in one way or another. */
class LoadedClassFileTest {

    private static final String NAME = Subject.class.getName();
    private static final String FILE = NAME.replace('.', '/') + ".class";

    static class Subject {}

    private static byte[] bytes() throws IOException {
        try (InputStream stream = LoadedClassFileTest.class.getClassLoader().getResourceAsStream(FILE)) {
            return stream.readAllBytes();
        }
    }

    /** Defines the class from bytes that it does not say the place of. */
    private static final class Defining extends ClassLoader {

        private final byte[] bytes;
        private final byte @Nullable [] resource;

        Defining(byte[] bytes, byte @Nullable [] resource) {
            super(LoadedClassFileTest.class.getClassLoader());
            this.bytes = bytes;
            this.resource = resource;
        }

        Class<?> define() {
            return defineClass(NAME, bytes, 0, bytes.length);
        }

        @Override
        public @Nullable InputStream getResourceAsStream(String name) {
            return resource == null || !name.equals(FILE) ? super.getResourceAsStream(name) : new ByteArrayInputStream(resource);
        }
    }

    /** Finds classes in a folder first, and resources where the parent finds them. */
    private static URLClassLoader childFirst(Path folder) throws MalformedURLException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, LoadedClassFileTest.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                return name.equals(NAME) ? findClass(name) : super.loadClass(name, resolve);
            }
        };
    }

    @Test
    void theFileIsTheClassPaths() throws IOException {
        assertThat(LoadedClassFile.of(Subject.class)).hasValueSatisfying(file -> assertThat(file).hasSizeGreaterThan(50));
        assertThat(LoadedClassFile.of(Subject.class).orElseThrow()).isEqualTo(bytes());
    }

    @Test
    void aParentsFileIsNotTheClasss() throws IOException {
        assertThat(LoadedClassFile.of(new Defining(bytes(), null).define())).isEmpty();
    }

    @Test
    void aLoaderThatGivesAFileOfItsOwnIsBelieved() throws IOException {
        byte[] own = {1, 2, 3};
        assertThat(LoadedClassFile.of(new Defining(bytes(), own).define()).orElseThrow()).isEqualTo(own);
    }

    @Test
    void theFileIsFoundWhereTheClassSaysThatItIsFrom(@TempDir Path folder) throws Exception {
        byte[] older = bytes();
        // The major version: a class that any virtual machine takes, and not the parent's.
        older[7]--;
        Files.createDirectories(folder.resolve(FILE).getParent());
        Files.write(folder.resolve(FILE), older);
        try (URLClassLoader loader = childFirst(folder)) {
            Class<?> type = loader.loadClass(NAME);
            assertThat(type).isNotSameAs(Subject.class);
            Optional<byte[]> found = LoadedClassFile.of(type);
            assertThat(found.orElseThrow()).isEqualTo(older).isNotEqualTo(bytes());
        }
    }

    @Test
    void classesOfTheVirtualMachineHaveNone() {
        assertThat(LoadedClassFile.of(String.class)).isEmpty();
    }
}
