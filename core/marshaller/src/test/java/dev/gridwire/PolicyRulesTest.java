// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.policy.ClassPattern;
import dev.gridwire.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("listens to the logger of all")
class PolicyRulesTest {

    private static Settings settings(@Nullable String mainClass) {
        Settings none = Settings.DEFAULT;
        return new Settings(none.source(), none.allow(), none.deny(), true, mainClass, none.ids(), none.canonical(),
                none.finalFields(), none.codeGeneration(), none.limitValues(), none.evolution(), none.seal(), none.others());
    }

    @Test
    void aMainClassCountsUntilAnotherOneIsSaid() {
        PolicyRules parts = new PolicyRules();
        parts.settings(settings("com.acme.shop.Main"));
        parts.settings(settings(null));
        ClassLoader loader = ClassLoader.getPlatformClassLoader();
        assertThat(parts.build(loader).allows("com.acme.Order")).isTrue();
        parts.settings(settings("org.roof.Main"));
        assertThat(parts.build(loader).allows("com.acme.Order")).isFalse();
        assertThat(parts.build(loader).allows("org.roof.Order")).isTrue();
    }

    @Test
    void aDeniedClassNeedNotBeLookedFor() {
        PolicyRules parts = new PolicyRules();
        assertThat(parts.denies("com.acme.Order")).isFalse();
        parts.deny(ClassPattern.parse("com.acme.*"));
        assertThat(parts.denies("com.acme.Order")).isTrue();
        assertThat(parts.denies("com.acme.shop.Order")).isFalse();
    }

    @Test
    void theFindingOfOwnClassesIsLogged() {
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getLevel() + " " + entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("dev.gridwire");
        logger.addHandler(handler);
        try {
            PolicyRules parts = new PolicyRules();
            parts.settings(settings("com.acme.shop.Main"));
            parts.build(ClassLoader.getPlatformClassLoader());
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(logged).singleElement().asString().startsWith("INFO ").contains("com.acme");
    }
}
