// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.policy.NamePolicy;
import java.util.Collection;

/** Tells refusals that only a test has: the main class is the test runner's, so that it does not tell own classes. */
final class UnknownMainClass {

    private UnknownMainClass() {}

    /**
     * Returns the line to add to a failure if a refused class would be an own one, had the application a main class in the same
     * package as the tested class; empty if not.
     */
    static String hint(Marshaller marshaller, Class<?> tested, Collection<String> refused) {
        NamePolicy policy = marshaller.policy().byName();
        if (!(policy.own() instanceof ApplicationClasses own) || own.hasMainClass()) {
            return "";
        }
        ApplicationClasses ofTested = ApplicationClasses.of(ApplicationMarshaller.loaderOf(tested), tested.getName());
        return refused.stream().noneMatch(each -> !own.contains(each) && ofTested.contains(each)) ? ""
                : "\nIs it your own class? A test does not know your main class, whose organisation's classes are allowed."
                        + " If so, name it: " + policy.place().setting("main-class=…");
    }
}
