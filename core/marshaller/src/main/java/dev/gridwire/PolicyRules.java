// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.policy.NameRule;
import dev.gridwire.policy.PatternSet;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.TypeFilter;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The rules about classes that a builder collects. */
final class PolicyRules {

    private static final String LOGGER = "dev.gridwire";
    /** Lines logged before, since a cache may create a marshaller for each of its maps. */
    private static final Set<String> SAID = ConcurrentHashMap.newKeySet();
    private static final int MOST_SAID = 64;

    private final Set<ClassPattern> allowed = new LinkedHashSet<>();
    private final Set<ClassPattern> denied = new LinkedHashSet<>();
    private TypeFilter filter = className -> true;
    private boolean ownAllowed;
    private boolean ownOff;
    private @Nullable String mainClass;

    void allow(ClassPattern pattern) {
        allowed.add(pattern);
    }

    /** Allows exactly this class name, even if it looks like a pattern. */
    void allow(ClassPattern.Scope scope, String name) {
        allowed.add(new ClassPattern(scope, name));
    }

    void deny(ClassPattern pattern) {
        denied.add(pattern);
    }

    /** Returns whether a class is denied by name, so that it need not be looked for. */
    boolean denies(String className) {
        return PatternSet.of(denied).contains(className);
    }

    void filter(Predicate<String> other) {
        filter = filter.and(other);
    }

    void allowOwnClasses() {
        ownAllowed = true;
    }

    void settings(Settings settings) {
        allowed.addAll(settings.allow());
        denied.addAll(settings.deny());
        ownAllowed |= settings.ownClasses();
        ownOff |= !settings.ownClasses();
        mainClass = settings.mainClass() == null ? mainClass : settings.mainClass();
        // Allow it even if the class is missing, since the id names it.
        settings.ids().keySet().forEach(name -> allow(ClassPattern.ofClass(name)));
    }

    /** Returns the policy for the classes that a loader finds. */
    NamePolicy build(ClassLoader loader) {
        NameRule own = ownAllowed && !ownOff ? ownClasses(loader) : NameRule.NONE;
        return new NamePolicy(PatternSet.of(allowed), own, PatternSet.of(denied), filter, filter::testSuperclass,
                ApplicationSettings.place(loader));
    }

    private NameRule ownClasses(ClassLoader loader) {
        ApplicationClasses own = ApplicationClasses.of(loader, mainClass);
        String words = own.describe(ApplicationSettings.place(loader));
        boolean isNew = SAID.size() < MOST_SAID && SAID.add(words);
        System.getLogger(LOGGER).log(isNew ? System.Logger.Level.INFO : System.Logger.Level.DEBUG, words);
        return own;
    }
}
