// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import org.gradle.api.Task;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.compile.AbstractCompile;

/**
 * A task that makes class files.
 *
 * @param classes where it puts them
 * @param classPath where it looks others up
 */
record CompileTask(Task task, DirectoryProperty classes, FileCollection classPath) {

    /** Kotlin's is known by name, since its plugin need not be there; subclasses are Gradle's decorations of it. */
    private static final Set<String> KOTLIN = Set.of("org.jetbrains.kotlin.gradle.tasks.KotlinCompile");

    /** The task as one, if it is one. Java, Groovy and Scala have Gradle's own superclass. */
    static Optional<CompileTask> of(Task task) {
        if (task instanceof AbstractCompile compile) {
            return Optional.of(new CompileTask(task, compile.getDestinationDirectory(), task.getProject().files(
                    task.getProject().provider(compile::getClasspath))));
        }
        return isKotlin(task.getClass()) ? Optional.of(kotlin(task)) : Optional.empty();
    }

    private static boolean isKotlin(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (KOTLIN.contains(each.getName())) {
                return true;
            }
        }
        return false;
    }

    private static CompileTask kotlin(Task task) {
        return new CompileTask(task, (DirectoryProperty) call(task, "getDestinationDirectory"),
                (FileCollection) call(task, "getLibraries"));
    }

    private static Object call(Task task, String name) {
        try {
            Method method = task.getClass().getMethod(name);
            return method.invoke(task);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This Kotlin plugin is not known: task=" + task.getPath() + ", method=" + name
                    + "; use one from 1.7 on, or apply dev.gridwire to modules without Kotlin", e);
        }
    }
}
