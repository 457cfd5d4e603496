// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

/** Finds the classes of the platform and of this Gridwire, and nothing else that a build tool has. */
final class GridwireLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    private static final String OWN = "dev.gridwire.";

    GridwireLoader() {
        super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith(OWN)) {
            return Class.forName(name, false, GridwireLoader.class.getClassLoader());
        }
        throw new ClassNotFoundException(name);
    }
}
