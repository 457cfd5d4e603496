// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Finds the main class of a virtual machine. */
final class MainClassFinder {

    private static final String COMMAND = "sun.java.command";
    private static final String LOADER_MAIN = "loader.main";

    private final ClassLoader loader;
    private final Properties properties;

    /** Looks at system properties, this virtual machine's or other ones. */
    MainClassFinder(ClassLoader loader, Properties properties) {
        this.loader = loader;
        this.properties = properties;
    }

    /** The main class, by the command line, or else by the thread that it runs in; null if nothing says it. */
    @Nullable MainClass find() {
        String command = properties.getProperty(COMMAND, "");
        if (command.isBlank()) {
            return ofThread(Thread.getAllStackTraces());
        }
        LaunchCommand launch = LaunchCommand.parse(command, jarOnClassPath(), MainClassFinder::isFile);
        return launch.jar() != null ? ofJar(launch.jar()) : started(launch.mainClass());
    }

    /** With a jar to run, the class path is its path. */
    private String jarOnClassPath() {
        String classPath = properties.getProperty("java.class.path", "");
        return isFile(classPath) ? classPath : "";
    }

    private static boolean isFile(String text) {
        Path file = path(text);
        return file != null && Files.isRegularFile(file);
    }

    private @Nullable MainClass ofJar(String jar) {
        Path file = path(jar);
        return file == null ? null : Manifests.ofJar(file, properties.getProperty(LOADER_MAIN));
    }

    private static @Nullable Path path(String text) {
        try {
            return text.isEmpty() ? null : Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** The main class of the unpacked Spring Boot archive, if the class starts one; else the class. */
    private @Nullable MainClass started(@Nullable String className) {
        if (className == null) {
            return null;
        }
        ClassOrigin place = Launchers.isOfArchive(className) ? ClassOrigin.of(className, loader) : null;
        MainClass started = place == null ? null : Manifests.ofRoot(place.root(), properties.getProperty(LOADER_MAIN));
        return started == null ? new MainClass(className, "the command line") : started;
    }

    /** The outermost class on the stack of the first thread, while that runs. */
    static @Nullable MainClass ofThread(Map<Thread, StackTraceElement[]> stacks) {
        for (Map.Entry<Thread, StackTraceElement[]> each : stacks.entrySet()) {
            StackTraceElement[] stack = each.getValue();
            boolean first = each.getKey().getName().equals("main") && stack.length > 0;
            if (first && stack[stack.length - 1].getMethodName().equals("main")) {
                return new MainClass(stack[stack.length - 1].getClassName(), "the stack of the thread main");
            }
        }
        return null;
    }
}
