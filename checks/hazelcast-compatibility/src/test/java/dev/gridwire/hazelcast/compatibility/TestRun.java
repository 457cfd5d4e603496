// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import com.hazelcast.test.annotation.NightlyTest;
import com.hazelcast.test.annotation.SlowTest;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.experimental.categories.Categories.CategoryFilter;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/**
 * Runs test classes in a virtual machine of its own and writes a line for each test: {@code passed}, {@code failed} or
 * {@code skipped}, the test, and the failure's first line, between tabs.
 */
public final class TestRun extends RunListener {

    private static final int MAX_MESSAGE = 300;

    private final PrintWriter out;
    private final Set<Description> ended = new HashSet<>();

    private TestRun(PrintWriter out) {
        this.out = out;
    }

    /** Takes the file that lists the classes, and the file to write. */
    public static void main(String[] arguments) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[1])), true)) {
            JUnitCore core = new JUnitCore();
            core.addListener(new TestRun(out));
            for (String name : Files.readAllLines(Path.of(arguments[0]))) {
                long begin = System.nanoTime();
                run(core, name, out);
                out.println("# " + (System.nanoTime() - begin) / 1_000_000 + " ms " + name);
                out.flush();
            }
        }
        // Some tests leave threads behind.
        Runtime.getRuntime().halt(0);
    }

    private static void run(JUnitCore core, String name, PrintWriter out) {
        try {
            core.run(Request.aClass(Class.forName(name))
                    .filterWith(CategoryFilter.exclude(SlowTest.class, NightlyTest.class)));
        } catch (ClassNotFoundException | LinkageError e) {
            out.println("failed\tall(" + name + ")\t" + e);
        }
    }

    @Override
    public void testFailure(Failure failure) {
        write("failed", failure.getDescription(), firstLine(failure.getException()));
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
        write("skipped", failure.getDescription(), firstLine(failure.getException()));
    }

    @Override
    public void testIgnored(Description description) {
        write("skipped", description, "");
    }

    @Override
    public void testFinished(Description description) {
        write("passed", description, "");
    }

    /** The first word about a test counts: behind a failure it is finished, too. */
    private synchronized void write(String outcome, Description description, String message) {
        if (ended.add(description)) {
            out.println(outcome + "\t" + description.getDisplayName() + "\t" + message);
        }
    }

    private static String firstLine(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String both = root == thrown ? thrown.toString() : thrown + " <- " + root;
        String line = both.replaceAll("\\s+", " ");
        return line.substring(0, Math.min(MAX_MESSAGE * 2, line.length()));
    }
}
