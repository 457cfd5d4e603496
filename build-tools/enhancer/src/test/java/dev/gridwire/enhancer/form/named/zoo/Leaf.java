// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;

/** A small object that others hold. Its fields are final, and it has no constructor that takes nothing. */
public final class Leaf implements Serializable, Comparable<Leaf> {

    private static final long serialVersionUID = 1;

    private final String name;
    private final int size;

    public Leaf(String name, int size) {
        this.name = name;
        this.size = size;
    }

    public String name() {
        return name;
    }

    public int size() {
        return size;
    }

    @Override
    public int compareTo(Leaf other) {
        return Integer.compare(size, other.size);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Leaf leaf && leaf.size == size;
    }

    @Override
    public int hashCode() {
        return size;
    }
}
