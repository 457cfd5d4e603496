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

    /** Looks at the given system properties, which may be those of another virtual machine. */
    MainClassFinder(ClassLoader loader, Properties properties) {
        this.loader = loader;
        this.properties = properties;
    }

    /** Returns the main class according to the command line or else to the thread that runs it; null if neither tells. */
    @Nullable MainClass find() {
        String command = properties.getProperty(COMMAND, "");
        if (command.isBlank()) {
            return ofThread(Thread.getAllStackTraces());
        }
        LaunchCommand launch = LaunchCommand.parse(command, jarOnClassPath(), MainClassFinder::isFile);
        return launch.jar() != null ? ofJar(launch.jar()) : started(launch.mainClass());
    }

    /** Returns the class path, which is the jar's path if the virtual machine runs a jar. */
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

    /** Returns the main class of the unpacked Spring Boot archive if the class starts one; otherwise the class. */
    private @Nullable MainClass started(@Nullable String className) {
        if (className == null) {
            return null;
        }
        ClassOrigin place = Launchers.isOfArchive(className) ? ClassOrigin.of(className, loader) : null;
        MainClass started = place == null ? null : Manifests.ofRoot(place.root(), properties.getProperty(LOADER_MAIN));
        return started == null ? new MainClass(className, "the command line") : started;
    }

    /** Returns the outermost class on the stack of the first thread, while that thread runs. */
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
