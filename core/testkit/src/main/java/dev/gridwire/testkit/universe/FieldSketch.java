// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/**
 * A field.
 *
 * @param id identifies the field in all states
 * @param former its former name; empty if it has its first name
 * @param own the id of the class, or of the elements' class; empty for String elements, and for kinds without a class. For the
 *     kind {@link Kind#WRITTEN} it is the whole type in Java syntax.
 * @param modifiers the modifiers in Java syntax, each followed by a blank
 */
public record FieldSketch(String id, String name, String former, Kind kind, String own, String modifiers) {

    /** Makes a field with its first name and without modifiers. */
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
