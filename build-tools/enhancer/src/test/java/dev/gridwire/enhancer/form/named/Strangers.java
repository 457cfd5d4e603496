// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

/** Loads what a member has that does not know the user's classes. */
public final class Strangers extends ClassLoader {

    /** Makes one. */
    public Strangers() {
        super(Strangers.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith("dev.gridwire") || name.startsWith("acme")) {
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }
}
