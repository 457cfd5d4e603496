// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.settings.EditDistance;
import dev.gridwire.trials.classpath.ClassPathFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds classes that may have been meant. */
final class SimilarClassNames {

    private static final int LARGEST_DISTANCE = 2;
    private static final int MOST = 3;

    private SimilarClassNames() {}

    /** The hint behind the sentence that there is no such class. */
    static String hint(String className, List<Path> entries) {
        String wanted = simple(className);
        List<String> near = names(entries).stream()
                .filter(name -> distance(wanted, simple(name)) <= Math.min(LARGEST_DISTANCE, wanted.length() / 2))
                .sorted(Comparator.comparingInt((String name) -> distance(wanted, simple(name))).thenComparing(name -> name))
                .limit(MOST)
                .toList();
        return near.isEmpty()
                ? " (name it with its package, a nested one with a dollar sign; or add its jar to --classpath)"
                : " (there is " + String.join(", ", near) + ")";
    }

    private static int distance(String left, String right) {
        return Math.abs(left.length() - right.length()) > LARGEST_DISTANCE
                ? LARGEST_DISTANCE + 1
                : EditDistance.between(left, right);
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1).toLowerCase(Locale.ROOT);
    }

    private static List<String> names(List<Path> entries) {
        List<String> names = new ArrayList<>();
        ClassPathFiles.walk(entries, (name, file) -> names.add(name));
        return names;
    }
}
