// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * The application that a virtual machine runs, as far as it could be determined.
 *
 * @param main its main class; null if there is none, or if it belongs to a launcher
 * @param finding how the main class was found, or why there is none, as a sentence without its full stop
 */
record Application(@Nullable MainClass main, String finding) {

    /** Returns the application whose main class a user named. */
    static Application named(String mainClass) {
        return new Application(new MainClass(mainClass, "main-class"), "The main class is " + mainClass + ", by main-class");
    }

    /** Returns the application that the system properties describe. */
    static Application find(ClassLoader loader, Properties properties) {
        return of(new MainClassFinder(loader, properties).find());
    }

    /** Returns the application with the given main class, if that class is the application's own. */
    static Application of(@Nullable MainClass found) {
        if (found == null) {
            return new Application(null, "No main class was found");
        }
        return found.isApplication()
                ? new Application(found, "The main class is " + found.name() + ", by " + found.source())
                : new Application(null, "The main class " + found.name() + " starts what others wrote");
    }

    /** Returns the package prefix of the main class's organisation; null if there is none. */
    @Nullable String organisation() {
        return main == null ? null : Organisation.prefixOf(main.name());
    }

    /** Returns whether the main class lies below a prefix. */
    boolean isBelow(String prefix) {
        return main != null && main.name().startsWith(prefix + ".");
    }
}
