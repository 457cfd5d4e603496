// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.change.Application;
import dev.gridwire.change.ChangeCheck;
import dev.gridwire.change.ChangeReport;
import dev.gridwire.change.Recordings;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Records and checks the classes of a test. */
final class RecordedReleases {

    private static final String RECORD = "gridwire.record";
    private static final String FROZEN = "gridwire.frozen";
    private static final String REPORT = "gridwire/changes.txt";

    private RecordedReleases() {}

    /** Checks all recordings, after recording what is asked for, and writes the report into the folder of the build. */
    static ChangeReport check(ReadsRecorded wanted, ExtensionContext context) {
        TestApplication.enter(context);
        Class<?> test = context.getRequiredTestClass();
        Set<String> names = new TreeSet<>();
        Stream.of(wanted.classes()).forEach(each -> names.add(each.getName()));
        List<Path> places = ClassPathFolders.with(wanted.classes().length == 0 ? test : wanted.classes()[0]);
        Application application = new Application(
                ApplicationMarshaller.loaderOf(test), places, names, values(wanted.values(), test));
        Recordings recordings = recorded(Recordings.in(Path.of(wanted.value())), wanted.value(), names, application);
        ChangeReport report = ChangeCheck.of(recordings, application).run();
        Stream.of("target", "build").map(Path::of).filter(Files::isDirectory).findFirst()
                .ifPresent(folder -> report.write(folder.resolve(REPORT)));
        return report;
    }

    private static Recordings recorded(Recordings known, String folder, Set<String> names, Application application) {
        String release = System.getProperty(RECORD, "");
        if (!release.isEmpty()) {
            return known.record(release, names, application);
        }
        Set<String> missing = new TreeSet<>(names);
        missing.removeAll(known.classNames());
        if (missing.isEmpty()) {
            return known;
        }
        if (isFrozen()) {
            throw new AssertionError("A class is not recorded: classes=" + missing + ", folder=" + folder
                    + "; run this test once without -D" + FROZEN + " on your machine, and commit the folder");
        }
        return known.recordFirst(missing, application);
    }

    /** GitHub, GitLab and others set the variable CI; a recording made there would be lost. */
    private static boolean isFrozen() {
        String frozen = System.getProperty(FROZEN, System.getenv().getOrDefault("CI", "false"));
        return !frozen.equals("false");
    }

    private static Map<String, List<Object>> values(String methodName, Class<?> test) {
        Map<String, List<Object>> values = new HashMap<>();
        if (!methodName.isEmpty()) {
            try {
                Method method = test.getDeclaredMethod(methodName);
                method.setAccessible(true);
                ((Collection<?>) method.invoke(null)).forEach(each ->
                        values.computeIfAbsent(each.getClass().getName(), name -> new ArrayList<>()).add(each));
            } catch (ReflectiveOperationException | ClassCastException | NullPointerException e) {
                throw new IllegalArgumentException("Values come from a static method of the test without parameters, as a"
                        + " collection: class=" + test.getName() + ", method=" + methodName, e);
            }
        }
        return values;
    }
}
