// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.settings.ApplicationSettings;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.context.ApplicationContext;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/** Gives what a test with a Spring context has. Loaded only if there is one. */
final class SpringTest {

    private SpringTest() {}

    /** Lets the properties of the test's context count, which Spring may have kept from an earlier test. */
    static void enter(ExtensionContext test) {
        ApplicationContext context = SpringExtension.getApplicationContext(test);
        ApplicationSettings settings = context.getBeanProvider(ApplicationSettings.class).getIfUnique();
        ClassLoader loader = context.getClassLoader();
        if (settings != null && loader != null) {
            ApplicationSettings.set(loader, settings);
        }
    }

    static Optional<Marshaller> marshaller(ExtensionContext test) {
        return Optional.ofNullable(SpringExtension.getApplicationContext(test).getBeanProvider(Marshaller.class).getIfUnique());
    }
}
