// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** The place of generated code, seen from the class that it serves. It decides which fields the code can name. */
public enum CodePlacement {
    /** The class file itself, which is rewritten: fields that the code sets lose {@code final}. */
    SELF,
    /** The class's nest: a hidden class. */
    NESTMATE,
    /** A separate class file in the package, beside an unchanged one. */
    PACKAGE,
    /** Like {@code PACKAGE}, but public fields of public classes elsewhere can be named, too. */
    PACKAGE_AND_PUBLIC
}
