// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.target.Wire;

/**
 * One named field on the wire.
 *
 * @param value the computation of its content
 * @param nested binary name of the class that it holds one or several of; empty unless it holds such
 */
public record NamedField(String name, Wire wire, Expression value, String nested) {

    /** One that holds no objects. */
    public static NamedField of(String name, Wire wire, Expression value) {
        return new NamedField(name, wire, value, "");
    }
}
