// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.jar.Attributes.Name;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.zip.Deflater;

/** An application whose grid says that it has another version: its jar's manifest is another one. */
public final class OtherVersion {

    private OtherVersion() {}

    /** The warnings of two adapters' start. */
    public static List<String> warnings(Class<?> adapter, Class<?> ofGrid, String version, Path folder) throws Exception {
        Path jar = Path.of(ofGrid.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path other = relabelled(jar, version, folder.resolve("other.jar"));
        List<String> warnings = new CopyOnWriteArrayList<>();
        Logger logger = Logger.getLogger("dev.gridwire");
        Handler handler = handler(warnings);
        Thread thread = Thread.currentThread();
        ClassLoader context = thread.getContextClassLoader();
        logger.addHandler(handler);
        try (URLClassLoader loader = new URLClassLoader(classPath(jar, other), ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            for (int i = 0; i < 2; i++) {
                make(loader.loadClass(adapter.getName()), loader);
            }
            return warnings;
        } finally {
            thread.setContextClassLoader(context);
            logger.removeHandler(handler);
        }
    }

    private static void make(Class<?> adapter, ClassLoader loader) throws ReflectiveOperationException {
        boolean takesLoader = Arrays.stream(adapter.getConstructors())
                .anyMatch(each -> Arrays.equals(each.getParameterTypes(), new Class<?>[] {ClassLoader.class}));
        if (takesLoader) {
            adapter.getConstructor(ClassLoader.class).newInstance(loader);
        } else {
            adapter.getConstructor().newInstance();
        }
    }

    private static Handler handler(List<String> warnings) {
        return new Handler() {
            @Override
            public void publish(LogRecord each) {
                if (each.getMessage().contains("is not tested with this version")) {
                    warnings.add(each.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }

    private static URL[] classPath(Path jar, Path other) throws MalformedURLException {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<URL> urls = new ArrayList<>();
        for (String each : classPath.split(File.pathSeparator)) {
            Path path = Path.of(each);
            urls.add((path.toAbsolutePath().equals(jar.toAbsolutePath()) ? other : path).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }

    private static Path relabelled(Path jar, String version, Path target) throws IOException {
        try (JarFile from = new JarFile(jar.toFile()); OutputStream file = Files.newOutputStream(target)) {
            Manifest manifest = new Manifest(from.getManifest());
            manifest.getMainAttributes().put(Name.IMPLEMENTATION_VERSION, version);
            try (JarOutputStream to = new JarOutputStream(file, manifest)) {
                to.setLevel(Deflater.NO_COMPRESSION);
                for (JarEntry each : (Iterable<JarEntry>) from.stream()::iterator) {
                    if (!each.getName().equals(JarFile.MANIFEST_NAME)) {
                        to.putNextEntry(new JarEntry(each.getName()));
                        from.getInputStream(each).transferTo(to);
                        to.closeEntry();
                    }
                }
            }
        }
        return target;
    }
}
