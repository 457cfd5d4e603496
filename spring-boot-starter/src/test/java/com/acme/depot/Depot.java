// SPDX-License-Identifier: Apache-2.0
package com.acme.depot;

/** A plain value. */
public class Depot {

    private final String name;

    /** Of a name. */
    public Depot(String name) {
        this.name = name;
    }

    /** What it is called. */
    public String name() {
        return name;
    }
}
