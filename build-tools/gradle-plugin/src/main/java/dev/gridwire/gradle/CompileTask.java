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
 * A task that writes class files.
 *
 * @param classes the folder of the class files
 * @param classPath where the task looks up other classes
 */
record CompileTask(Task task, DirectoryProperty classes, FileCollection classPath) {

    /** Known by name, because Kotlin's plugin may be absent. Gradle creates decorated subclasses of it. */
    private static final Set<String> KOTLIN = Set.of("org.jetbrains.kotlin.gradle.tasks.KotlinCompile");

    /** Returns the task as a compile task, if it is one. Those of Java, Groovy and Scala share a superclass of Gradle's. */
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
