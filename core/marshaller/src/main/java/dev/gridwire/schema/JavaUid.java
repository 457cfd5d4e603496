// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The choice for Java-serialized values, which grids' adapters read, whose class has another {@code serialVersionUID} here.
 *
 * <pre>{@code
 * Marshaller.builder().javaUid(JavaUid.ANY)
 * }</pre>
 */
public enum JavaUid {
    /** Such values are refused. */
    SAME,
    /**
     * Such values are read. Fields go by name; former names of classes and fields count. A value is refused if a field moved to
     * another class, or changed between a primitive type and another one.
     */
    ANY
}
