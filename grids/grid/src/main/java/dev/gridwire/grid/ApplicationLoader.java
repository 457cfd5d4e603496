// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.settings.ApplicationSettings;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the loader of the application's classes.
 *
 * <pre>{@code
 * ClassLoader loader = ApplicationLoader.of(GridwireSerializer.class);
 * }</pre>
 */
public final class ApplicationLoader {

    private ApplicationLoader() {}

    /**
     * Returns the thread's context class loader, unless it does not know Gridwire, as on threads of the common pool, or is the
     * grid's own, which clients set while they are created.
     *
     * @param adapter the Gridwire class that the grid was given
     */
    public static ClassLoader of(Class<?> adapter) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return ApplicationSettings.applicationLoader(
                finds(context, adapter) ? context : Objects.requireNonNull(adapter.getClassLoader()));
    }

    private static boolean finds(@Nullable ClassLoader loader, Class<?> adapter) {
        try {
            return loader != null && Class.forName(adapter.getName(), false, loader) == adapter;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
