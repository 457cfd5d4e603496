// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/** A feature that a random class can have besides its fields. */
enum Trait {
    PUBLIC,
    ABSTRACT,
    /** Its constructor takes an argument. */
    ARGUMENT,
    /** Its constructor is private; of final classes only. */
    PRIVATE_CONSTRUCTOR,
    /** Extends a class with state in another package. */
    BASE,
    /** Implements the interface that some fields are declared with. */
    MARKED,
    SERIALIZABLE,
    /** Has a number by which its objects are equal. */
    KEY,
    /** Holds an object of a private class, which the class around it alone can name. */
    NEST,
    FINAL_NEST,
    FINAL_NEST_FIELD
}
