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
     * Returns the line that asks for the main class; empty if that would not help. It helps if a refused class belongs to the
     * tested class's organisation.
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
