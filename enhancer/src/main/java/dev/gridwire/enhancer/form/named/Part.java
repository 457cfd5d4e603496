// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.target.Wire;

/**
 * One named field on the wire.
 *
 * @param value what is written to it
 * @param nested binary name of the class that it holds one or several of; empty unless it holds such
 */
public record Part(String name, Wire wire, Expression value, String nested) {

    /** One that holds no objects. */
    static Part of(String name, Wire wire, Expression value) {
        return new Part(name, wire, value, "");
    }
}
