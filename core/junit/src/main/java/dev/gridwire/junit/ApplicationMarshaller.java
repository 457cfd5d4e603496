// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import org.jspecify.annotations.Nullable;

/** Builds marshallers as Gridwire's adapters of grids and caches do. */
final class ApplicationMarshaller {

    private ApplicationMarshaller() {}

    /** Builds a new one by the settings that a class loader finds. */
    static Marshaller create(ClassLoader loader) {
        return Marshaller.builder().classLoader(loader).settings(loader).registerListed().build();
    }

    /** Returns the test's class loader if it finds this class, or else the loader of the class. */
    static ClassLoader loaderOf(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader own = element.getClassLoader();
        if (context != null && (own == null || finds(element, context))) {
            return context;
        }
        return own == null ? ClassLoader.getSystemClassLoader() : own;
    }

    private static boolean finds(Class<?> type, @Nullable ClassLoader loader) {
        try {
            return Class.forName(type.getName(), false, loader) == type;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
