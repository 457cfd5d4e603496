// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The command that a virtual machine runs, as its property {@code sun.java.command} has it: a main class, with its module
 * before a slash, or a jar; then the arguments. Blanks inside of a jar's path are told from those between arguments by the
 * class path, which is the jar and nothing else, or, where a launcher has changed that, by the file that is there.
 *
 * @param jar the path of the jar; null if there is none
 * @param mainClass null if there is a jar
 */
record LaunchCommand(@Nullable String jar, @Nullable String mainClass) {

    private static final Pattern JAR_END = Pattern.compile("(?i)\\.(?:jar|war)(?=\\s|$)");
    private static final Pattern JAR = Pattern.compile("(?i)(\\S+\\.(?:jar|war))(\\s.*)?", Pattern.DOTALL);

    /**
     * Reads the property.
     *
     * @param isFile whether there is a file at a path
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
