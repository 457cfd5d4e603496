// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

/** A feature that a random class can have in addition to its fields. */
enum Trait {
    PUBLIC,
    ABSTRACT,
    /** Its constructor takes an argument. */
    ARGUMENT,
    /** Its constructor is private; only for final classes. */
    PRIVATE_CONSTRUCTOR,
    /** It extends a class with state in another package. */
    BASE,
    /** It implements the interface that is the declared type of some fields. */
    MARKED,
    SERIALIZABLE,
    /** It has a number by which its objects are equal. */
    KEY,
    /** It holds an object of a private class that only the enclosing class can name. */
    NEST,
    FINAL_NEST,
    FINAL_NEST_FIELD
}
