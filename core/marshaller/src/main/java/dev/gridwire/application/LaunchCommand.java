// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The command that a virtual machine runs, from its property {@code sun.java.command}. It starts with a main class, preceded by
 * its module and a slash, or with a jar; arguments follow. The path of a jar may contain blanks, which look like those between
 * arguments. With a jar, the class path is the jar and nothing else, so it shows where the path ends. If a launcher has changed
 * the class path, an existing file decides.
 *
 * @param jar the path of the jar; null if there is no jar
 * @param mainClass null if there is a jar
 */
record LaunchCommand(@Nullable String jar, @Nullable String mainClass) {

    private static final Pattern JAR_END = Pattern.compile("(?i)\\.(?:jar|war)(?=\\s|$)");
    private static final Pattern JAR = Pattern.compile("(?i)(\\S+\\.(?:jar|war))(\\s.*)?", Pattern.DOTALL);

    /**
     * Parses the property's value.
     *
     * @param isFile tests whether a file exists at a path
     */
    static LaunchCommand parse(String command, String classPath, Predicate<String> isFile) {
        if (command.equals(classPath) || command.startsWith(classPath + " ")) {
            return new LaunchCommand(classPath, null);
        }
        Matcher end = JAR_END.matcher(command);
        while (end.find()) {
            String path = command.substring(0, end.end());
            if (isFile.test(path)) {
                return new LaunchCommand(path, null);
            }
        }
        Matcher jar = JAR.matcher(command);
        if (jar.matches()) {
            return new LaunchCommand(jar.group(1), null);
        }
        String first = command.strip().split("\\s+", 2)[0];
        return new LaunchCommand(null, first.substring(first.lastIndexOf('/') + 1));
    }
}
