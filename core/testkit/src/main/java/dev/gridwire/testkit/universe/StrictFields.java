// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/**
 * Says whether marshallers refuse classes whose final fields neither a constructor nor Java serialization can set: by default
 * from JDK 26 on, or where the JVM's property says so. Random classes with such fields are Serializable then.
 */
final class StrictFields {

    private static final int FIRST = 26;
    private static final String PROPERTY = "gridwire.final-fields";

    private StrictFields() {}

    static boolean areDefault() {
        return System.getProperty(PROPERTY, Runtime.version().feature() >= FIRST ? "strict" : "").equals("strict");
    }

    /** What a class with such a field implements. */
    static String serializable() {
        return areDefault() ? " implements java.io.Serializable" : "";
    }
}
