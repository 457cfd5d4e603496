// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

/**
 * A field.
 *
 * @param id the same in all states
 * @param former its former name; empty if it has its first name
 * @param own the id of the class, or of that of the elements; empty for elements that are Strings, and for kinds without one
 */
record FieldSketch(String id, String name, String former, Kind kind, String own) {

    FieldSketch with(Kind wider) {
        return new FieldSketch(id, name, former, wider, wider.hasOwn() ? own : "");
    }

    FieldSketch renamed(String newName) {
        return new FieldSketch(id, newName, name, kind, own);
    }
}
