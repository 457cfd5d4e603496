// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

/** Makes objects of a class that other packages do not see. */
public final class Nears {

    private Nears() {}

    /** One that holds another. */
    public static Object near() {
        Near near = new Near("secret");
        near.held = new Near("inner");
        return near;
    }

    /** One that holds itself. */
    public static Object endless() {
        Near near = new Near("x");
        near.held = near;
        return near;
    }
}
