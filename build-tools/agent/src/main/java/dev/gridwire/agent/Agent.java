// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * Enhances the classes of an application when it starts: {@code java -javaagent:gridwire-agent.jar -cp … Main}.
 *
 * <p>It enhances the classes in the folders of the class path and in the jars that the argument names: {@code
 * -javaagent:gridwire-agent.jar=lib/model.jar}, several in the form of a class path. The enhancer processes copies of them. It
 * uses the {@code gridwire.properties} of the class path, and the {@code gridwire.schema} of the working folder without
 * changing its ids. Each class is replaced when it is loaded; additional classes are in a separate jar.
 *
 * <p>The agent is for trials. It does not reach classes in nested jars, or the applications of an application server.
 */
public final class Agent {

    private static final Logger LOG = System.getLogger("dev.gridwire");

    private Agent() {}

    /** Called by the virtual machine. After a failure, which is logged, the application runs without enhanced classes. */
    public static void premain(@Nullable String argument, Instrumentation instrumentation) {
        try {
            List<Path> classPath = paths(System.getProperty("java.class.path"));
            List<Path> jars = paths(argument == null ? "" : argument);
            EnhancedCopies copies = EnhancedCopies.make(classPath, jars, Path.of("gridwire.schema"));
            if (copies.isEmpty()) {
                LOG.log(Level.INFO, "Gridwire's agent found no class to enhance");
                return;
            }
            instrumentation.appendToSystemClassLoaderSearch(new JarFile(copies.addedJar().toFile()));
            instrumentation.addTransformer(new Replacement(copies.replaced()));
            copies.lines().forEach(line -> LOG.log(Level.INFO, line));
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.ERROR, "Gridwire's agent enhances nothing: " + e.getMessage(), e);
        }
    }

    private static List<Path> paths(String text) {
        return Arrays.stream(text.split(System.getProperty("path.separator")))
                .filter(entry -> !entry.isBlank()).map(Path::of).toList();
    }
}
