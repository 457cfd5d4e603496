// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

/**
 * A method that generated code calls.
 *
 * @param owner the internal name of the class (JVMS 4.2.1)
 * @param descriptor the descriptor of the method (JVMS 4.3.3)
 */
public record Call(String owner, String name, String descriptor) {}
