// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/** Determines how odd random classes are, and how many there are. */
enum Variety {
    /** As odd as Java allows: nested generics, nests, hidden and final fields, one name at several levels. */
    WILD(8, 3, 6),
    /** Classes with a model that can be changed: each field's kind is known, and no name is used twice. */
    EVOLVING(5, 2, 4);

    final int classes;
    final int records;
    final int mostFields;

    Variety(int classes, int records, int mostFields) {
        this.classes = classes;
        this.records = records;
        this.mostFields = mostFields;
    }
}
