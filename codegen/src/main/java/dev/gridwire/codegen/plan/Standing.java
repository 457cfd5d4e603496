// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** Where code stands, seen from the class that it is for. */
public enum Standing {
    /** In its nest: a hidden class, or the class itself. */
    NESTMATE,
    /** In its package: a class file of its own, beside one that is not changed. */
    NEIGHBOUR
}
