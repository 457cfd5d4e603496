// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jcache;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.cache.Caching;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Hears how each test ended: {@code passed}, {@code skipped}, or what failed. The first word about a test counts. */
final class Outcomes extends RunListener {

    private static final String PASSED = "passed";
    private static final String SKIPPED = "skipped";

    private final Map<String, String> tests = new TreeMap<>();

    /** Runs test classes in turn, as the properties say now. */
    static Outcomes run(List<Class<?>> classes) {
        Outcomes outcomes = new Outcomes();
        JUnitCore core = new JUnitCore();
        core.addListener(outcomes);
        classes.forEach(core::run);
        // Some tests leave managers behind.
        Caching.getCachingProviders().forEach(javax.cache.spi.CachingProvider::close);
        return outcomes;
    }

    @Override
    public void testFailure(Failure failure) {
        List<String> messages = new ArrayList<>();
        for (Throwable each = failure.getException(); each != null; each = each.getCause()) {
            messages.add(each.toString().replaceAll("\\s+", " "));
        }
        add(failure.getDescription(), "failed: " + String.join(" <- ", messages));
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
        add(failure.getDescription(), SKIPPED);
    }

    @Override
    public void testIgnored(Description description) {
        add(description, SKIPPED);
    }

    @Override
    public void testFinished(Description description) {
        add(description, PASSED);
    }

    private void add(Description test, String outcome) {
        tests.putIfAbsent(test.getDisplayName(), outcome);
    }

    int count() {
        return tests.size();
    }

    long passedCount() {
        return tests.values().stream().filter(PASSED::equals).count();
    }

    long skippedCount() {
        return tests.values().stream().filter(SKIPPED::equals).count();
    }

    /** What passed here and not there, with what happened there. */
    Map<String, String> lostIn(Outcomes other) {
        Map<String, String> lost = new TreeMap<>();
        tests.forEach((test, outcome) -> {
            String there = other.tests.getOrDefault(test, "it did not run");
            if (outcome.equals(PASSED) && !there.equals(PASSED)) {
                lost.put(test, there);
            }
        });
        return lost;
    }

    /** What failed, with what happened. */
    Map<String, String> failures() {
        Map<String, String> failed = new TreeMap<>(tests);
        failed.values().removeIf(outcome -> outcome.equals(PASSED) || outcome.equals(SKIPPED));
        return failed;
    }
}
