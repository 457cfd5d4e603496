// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.strangers;

/** A class whose initialisation is noticed. */
public class Stranger {

    static {
        System.setProperty("gridwire.stranger", "initialised");
    }

    public int x;
}
