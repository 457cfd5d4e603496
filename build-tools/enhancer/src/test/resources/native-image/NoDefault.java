// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** No constructor that takes nothing, and none that only stores: the superclass's one makes the objects that are read. */
public class NoDefault implements java.io.Serializable {
    private int value;

    public NoDefault(String text) {
        value = Integer.parseInt(text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NoDefault same && same.value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
