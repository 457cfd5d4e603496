// SPDX-License-Identifier: Apache-2.0
package com.acme.depot;

/** A plain value. No field is final: Ignite makes it before it is read, and strict marshallers set none afterwards. */
public class Depot {

    private String name;

    /** Of a name. */
    public Depot(String name) {
        this.name = name;
    }

    /** What it is called. */
    public String name() {
        return name;
    }
}
