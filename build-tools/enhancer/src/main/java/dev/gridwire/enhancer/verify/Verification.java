// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.form.Mechanism;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.TreeMap;

/**
 * Tries enhanced classes: runs ASM's verifier, loads them in a separate class loader, and writes an object and reads it back.
 * Only this part of the enhancer runs code of the user's classes.
 */
public final class Verification {

    private static final long SEED = 17;
    private static final int NOT_POSSIBLE = -1;

    private final URLClassLoader loader;
    private final PlainLoader plain;
    private final RoundTrip roundTrip;
    private final Map<String, RoundTripResult> trials = new TreeMap<>();

    private Verification(URLClassLoader loader, PlainLoader plain, RoundTrip roundTrip) {
        this.loader = loader;
        this.plain = plain;
        this.roundTrip = roundTrip;
    }

    /**
     * Tries all classes that have a form.
     *
     * @param classPath the class path, with the enhanced folder or jar first; with Hazelcast, if its mechanisms are to be tried
     * @return the results by class, with their problems
     */
    public static Map<String, RoundTripResult> run(Enhancement done, List<Path> classPath) {
        URL[] urls = classPath.stream().map(Verification::url).toArray(URL[]::new);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            try (RoundTrip roundTrip = new RoundTrip(loader); PlainLoader plain = new PlainLoader(urls)) {
                Verification verification = new Verification(loader, plain, roundTrip);
                done.outcomes().forEach(verification::tryOut);
                return verification.trials;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be closed: class path=" + classPath, e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Hazelcast's serialization cannot be closed: " + e, e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("This is no path for a class path: path=" + path, e);
        }
    }

    private void tryOut(ClassOutcome outcome) {
        if (outcome.mechanism().isPresent()) {
            try {
                trials.put(outcome.typeName(), trial(outcome.typeName(), outcome.mechanism().get()));
            } catch (IOException | ReflectiveOperationException | RuntimeException | LinkageError
                    | ServiceConfigurationError e) {
                Throwable cause = e instanceof InvocationTargetException wrapped ? wrapped.getTargetException() : e;
                trials.put(outcome.typeName(), new RoundTripResult(0, 0, "It cannot be written and read: " + cause));
            }
        }
    }

    private RoundTripResult trial(String name, Mechanism mechanism) throws IOException, ReflectiveOperationException {
        String wrong = CodeCheck.problem(file(name), loader);
        if (!wrong.isEmpty()) {
            return new RoundTripResult(0, 0, wrong);
        }
        Class<?> type = Class.forName(name, true, loader);
        if (Modifier.isAbstract(type.getModifiers()) || !hasConstructor(type)) {
            return new RoundTripResult(0, 0, "");
        }
        int before = bytesBefore(name);
        if (before == NOT_POSSIBLE || !roundTrip.isPossible(mechanism)) {
            return new RoundTripResult(Math.max(before, 0), 0, "");
        }
        Object object = new RandomObject(SEED).of(type);
        RoundTrip.Result result = roundTrip.of(mechanism, object);
        String difference = SameFields.difference(object, result.object());
        String problem = difference.isEmpty() ? "" : "It came back different: " + difference;
        return new RoundTripResult(before, result.byteCount(), problem);
    }

    /**
     * Returns the size of the same object in Java serialization; 0 if it refuses the object. An object cannot be compared if
     * its class rejects the generated values of its fields.
     */
    private int bytesBefore(String name) throws ReflectiveOperationException {
        Thread thread = Thread.currentThread();
        thread.setContextClassLoader(plain); // the class may use it to look for services
        try {
            Object object = new RandomObject(SEED).of(Class.forName(name, true, plain));
            byte[] bytes = RoundTrip.javaBytes(object);
            try (JavaInput stream = new JavaInput(bytes, plain)) {
                stream.readObject();
            }
            return bytes.length;
        } catch (IOException e) {
            return 0;
        } catch (RuntimeException | AssertionError | InvocationTargetException e) {
            return NOT_POSSIBLE;
        } finally {
            thread.setContextClassLoader(loader);
        }
    }

    private static boolean hasConstructor(Class<?> type) {
        return List.of(type.getDeclaredConstructors()).stream().anyMatch(each -> each.getParameterCount() == 0);
    }

    private byte[] file(String name) throws IOException {
        try (InputStream stream = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (stream == null) {
                throw new IOException("The class file is not there: class=" + EscapedNames.of(name));
            }
            return stream.readAllBytes();
        }
    }
}
