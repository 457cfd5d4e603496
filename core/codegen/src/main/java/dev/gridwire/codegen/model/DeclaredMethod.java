// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/**
 * A method as both readers see it.
 *
 * @param modifiers the flags of the class file (JVMS 4.6)
 */
record DeclaredMethod(String name, String descriptor, int modifiers) {}
