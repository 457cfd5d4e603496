// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** A superclass with a field whose name its subclass uses again. */
public abstract class Base implements Serializable {

    private static final long serialVersionUID = 1;

    private final String name;
    protected int count;

    protected Base(String name, int count) {
        this.name = name;
        this.count = count;
    }
}
