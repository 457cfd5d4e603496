// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/**
 * A field.
 *
 * @param id the same in all states
 * @param former what it was called before; empty if it has its first name
 * @param own the id of the class, or of the elements' class; empty for elements that are Strings, and for kinds without one; for
 *     the kind {@link Kind#WRITTEN} the whole type as Java writes it
 * @param modifiers as Java writes them, with a blank after each
 */
public record FieldSketch(String id, String name, String former, Kind kind, String own, String modifiers) {

    /** A field that has its first name and no modifiers. */
    static FieldSketch of(String name, Kind kind, String own) {
        return new FieldSketch(name, name, "", kind, own, "");
    }

    FieldSketch with(Kind wider) {
        return new FieldSketch(id, name, former, wider, wider.hasOwn() ? own : "", modifiers);
    }

    FieldSketch renamed(String newName) {
        return new FieldSketch(id, newName, name, kind, own, modifiers);
    }
}
