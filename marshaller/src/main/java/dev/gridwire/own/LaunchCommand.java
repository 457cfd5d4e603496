// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.own;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a virtual machine was told to run, as its property {@code sun.java.command} has it: a main class, with its module before a
 * slash, or a jar; then the arguments. Blanks inside of a jar's path are told from those between arguments by the class path,
 * which is the jar and nothing else.
 *
 * @param jar the path of the jar; null if there is none
 * @param mainClass null if there is a jar
 */
record LaunchCommand(@Nullable String jar, @Nullable String mainClass) {

    private static final Pattern JAR = Pattern.compile("(?i)(\\S+\\.(?:jar|war))(\\s.*)?", Pattern.DOTALL);

    /** Reads the property. */
    static LaunchCommand parse(String command, String classPath) {
        if (command.equals(classPath) || command.startsWith(classPath + " ")) {
            return new LaunchCommand(classPath, null);
        }
        Matcher jar = JAR.matcher(command);
        if (jar.matches()) {
            return new LaunchCommand(jar.group(1), null);
        }
        String first = command.strip().split("\\s+", 2)[0];
        return new LaunchCommand(null, first.substring(first.lastIndexOf('/') + 1));
    }
}
