// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

/** A class path of one file, which goes when the loader is closed. */
final class OneFileLoader extends URLClassLoader {

    private final Path folder;
    private final Path file;

    OneFileLoader(String name, byte[] content) {
        this(folder(), name, content);
    }

    private OneFileLoader(Path folder, String name, byte[] content) {
        super(new URL[] {url(folder)}, null);
        this.folder = folder;
        this.file = folder.resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("fuzz");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        super.close();
        for (Path path = file; !path.equals(folder); path = path.getParent()) {
            Files.delete(path);
        }
        Files.delete(folder);
    }
}
