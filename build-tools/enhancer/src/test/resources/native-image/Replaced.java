// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** Arrives as the one object of its kind. */
public final class Replaced implements java.io.Serializable {
    public static final Replaced ONE = new Replaced();

    private Replaced() {}

    private Object readResolve() {
        return ONE;
    }
}
