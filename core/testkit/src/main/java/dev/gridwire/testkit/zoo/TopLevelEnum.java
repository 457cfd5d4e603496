// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.zoo;

/** An enum that is not a member of a class. */
public enum TopLevelEnum {
    SECOND,
    FIRST;

    private static final String CONSTANT = "no constant of the enum";

    private int counter;

    int count() {
        return counter++ + CONSTANT.length();
    }
}
