// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

/** The source of a generated class's constants. */
enum ConstantSource {
    /** The class data of a hidden class. */
    CLASS_DATA,
    /**
     * A call of {@link dev.gridwire.codegen.target.NativeTarget#CONSTANTS}, made by a companion's class file. Constants that
     * differ between its objects are passed to their constructor.
     */
    REQUEST
}
