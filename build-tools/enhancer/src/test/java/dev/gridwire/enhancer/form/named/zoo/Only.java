// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** A class with one object only. */
public final class Only implements Serializable {

    public static final Only INSTANCE = new Only(5);

    private static final long serialVersionUID = 1;

    private final int id;

    private Only(int id) {
        this.id = id;
    }

    public int id() {
        return id;
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
