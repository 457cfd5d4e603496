// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.fork.Forks;
import java.nio.file.Path;
import java.util.List;

/**
 * The class path and the settings of a sweep.
 *
 * @param swept jars and folders of classes
 * @param classPath jars and folders that the swept classes need, which are not swept themselves
 * @param jdk whether the JDK's own classes are swept
 * @param filter a pattern of class names, with {@code *} for anything; empty for all
 * @param timeoutMillis the time for one class
 * @param command the command line of the user
 */
public record SweepSettings(
        List<Path> swept,
        List<Path> classPath,
        boolean jdk,
        String filter,
        int timeoutMillis,
        Forks forks,
        String command) {

    /** Enough for any class that does not hang. */
    public static final int DEFAULT_TIMEOUT_MILLIS = 8_000;

    /** Copies the lists. */
    public SweepSettings {
        swept = List.copyOf(swept);
        classPath = List.copyOf(classPath);
    }
}
