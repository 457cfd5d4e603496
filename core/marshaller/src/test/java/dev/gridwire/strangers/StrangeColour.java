// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.strangers;

/** An enum whose initialisation is noticed. */
public enum StrangeColour {
    ODD;

    static {
        System.setProperty("gridwire.stranger", "initialised");
    }
}
