// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The jars that the build laid in a folder; they are on no class path. */
final class Libraries {

    private static final ClassLoader LOADER = loader();

    private Libraries() {}

    private static ClassLoader loader() {
        List<URL> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("gridwire.chains")))) {
            for (Path jar : files.sorted().toList()) {
                jars.add(jar.toUri().toURL());
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return new URLClassLoader(jars.toArray(new URL[0]), Libraries.class.getClassLoader());
    }

    /** Finds the libraries and the canary. */
    static ClassLoader classes() {
        return LOADER;
    }

    static byte[] javaBytes(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    /** The object read is dropped; an exception after the canary sang is the chain's own matter. */
    static void readByJava(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
                return Class.forName(description.getName(), false, LOADER);
            }

            @Override
            protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
                Class<?>[] found = new Class<?>[interfaces.length];
                for (int i = 0; i < found.length; i++) {
                    found[i] = Class.forName(interfaces[i], false, LOADER);
                }
                ClassLoader loader = java.lang.reflect.Modifier.isPublic(found[0].getModifiers())
                        ? LOADER : found[0].getClassLoader();
                return java.lang.reflect.Proxy.newProxyInstance(loader, found, (proxy, method, arguments) -> null).getClass();
            }
        }) {
            in.readObject();
        } catch (IOException | ClassNotFoundException | RuntimeException e) {
            System.getLogger(Libraries.class.getName()).log(System.Logger.Level.DEBUG, "a chain ended so", e);
        }
    }
}
