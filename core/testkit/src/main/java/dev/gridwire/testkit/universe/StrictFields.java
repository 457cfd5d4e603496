// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/**
 * Tells whether marshallers refuse classes whose final fields neither a constructor nor Java serialization can set. By default
 * they do from JDK 26 on, or according to the JVM's property. Random classes with such fields are then Serializable.
 */
final class StrictFields {

    private static final int FIRST = 26;
    private static final String PROPERTY = "gridwire.final-fields";

    private StrictFields() {}

    static boolean areDefault() {
        return System.getProperty(PROPERTY, Runtime.version().feature() >= FIRST ? "strict" : "").equals("strict");
    }

    /** Returns the interface that a class with such a field implements. */
    static String serializable() {
        return areDefault() ? " implements java.io.Serializable" : "";
    }
}
