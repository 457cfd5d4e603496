// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.type.TypePolicy;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The classes outside of the JDK that values consist of, in the order in which they are met. */
final class ReachedTypes {

    private final Set<Class<?>> types = new LinkedHashSet<>();

    /** Begins with the class that the user named. */
    ReachedTypes(Class<?> root) {
        add(root);
    }

    /** Adds classes that were met; whether one was for the first time. */
    boolean addNamed(Set<String> names) {
        int before = types.size();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (String name : names) {
            try {
                add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                // The name of an array, or of no class of the values.
            }
        }
        return types.size() > before;
    }

    List<Class<?>> types() {
        return List.copyOf(types);
    }

    private void add(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        boolean counts = !element.isPrimitive() && !TypePolicy.isPlatform(element.getName()) && !element.isHidden()
                && !Proxy.isProxyClass(element);
        if (counts) {
            types.add(element);
        }
    }
}
