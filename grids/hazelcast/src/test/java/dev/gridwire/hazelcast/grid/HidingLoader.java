// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

/** Does not find the classes of one package, as if their jar were missing. */
final class HidingLoader extends ClassLoader {

    private final String hidden;

    HidingLoader(String hidden) {
        super(HidingLoader.class.getClassLoader());
        this.hidden = hidden + ".";
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith(hidden)) {
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }
}
