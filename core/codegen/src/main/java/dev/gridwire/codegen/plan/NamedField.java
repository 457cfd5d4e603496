// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.target.Wire;

/**
 * One named field on the wire.
 *
 * @param value computes its content
 * @param nested the binary name of the class, if the field holds one or several objects with named fields; otherwise empty
 */
public record NamedField(String name, Wire wire, Expression value, String nested) {

    /** Makes a field that holds no objects. */
    public static NamedField of(String name, Wire wire, Expression value) {
        return new NamedField(name, wire, value, "");
    }
}
