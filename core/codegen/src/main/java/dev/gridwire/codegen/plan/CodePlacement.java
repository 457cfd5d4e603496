// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** The place of generated code, seen from the class that it serves; it decides which fields the code can name. */
public enum CodePlacement {
    /** The class file itself, which is rewritten: fields that it sets lose {@code final}. */
    SELF,
    /** The class's nest: a hidden class. */
    NESTMATE,
    /** A class file of its own in the package, beside one that does not change. */
    PACKAGE,
    /** As {@code PACKAGE}; public fields of public classes elsewhere are named, too. */
    PACKAGE_AND_PUBLIC
}
