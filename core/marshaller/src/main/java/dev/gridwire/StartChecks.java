// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;
import dev.gridwire.settings.ApplicationSettings;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Logs, once, problems that make Gridwire slow or mix up its classes without causing an error. */
final class StartChecks {

    private static final String LOGGER = "dev.gridwire";
    private static final String GENERATOR = "org.objectweb.asm.ClassWriter";
    private static final ClassLoader LOADER = StartChecks.class.getClassLoader();

    private static final AtomicBoolean CLASS_PATH_CHECKED = new AtomicBoolean();

    /** The library that generates code. A warning is logged if it is missing. */
    private static final class Library {
        static final boolean IS_HERE = find();

        private static boolean find() {
            boolean isHere = LOADER.getResource(fileOf(GENERATOR)) != null;
            if (!isHere) {
                warn("Gridwire generates no code and is slow, since a library is missing: class=" + GENERATOR
                        + "; add org.ow2.asm:asm to the class path, or set " + ApplicationSettings
                        .place(Thread.currentThread().getContextClassLoader()).setting("code-generation=build-time"));
            }
            return isHere;
        }
    }

    private StartChecks() {}

    /** Returns when code can be generated, given when it is wanted. */
    static Generation possible(Generation wanted) {
        if (!wanted.definesClasses()) {
            // A native image has no class files to look for.
            return wanted;
        }
        if (!CLASS_PATH_CHECKED.getAndSet(true)) {
            checkClassPath();
        }
        return Library.IS_HERE ? wanted : Generation.BUILT;
    }

    private static void checkClassPath() {
        List<URL> places = places();
        if (places.size() > 1) {
            warn("Gridwire is on the class path more than once, and classes of several versions may be mixed: places=" + places
                    + "; keep one jar");
        }
    }

    private static List<URL> places() {
        try {
            return Collections.list(LOADER.getResources(fileOf(StartChecks.class.getName())));
        } catch (IOException e) {
            return List.of();
        }
    }

    private static String fileOf(String className) {
        return className.replace('.', '/') + ".class";
    }

    private static void warn(String words) {
        System.getLogger(LOGGER).log(Level.WARNING, words);
    }
}
