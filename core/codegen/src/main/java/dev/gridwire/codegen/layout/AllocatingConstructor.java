// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.Access;

/**
 * A constructor that leaves each field as the virtual machine allocated it if it is called with null, zero and false. Its code
 * was read, and it does nothing but store its parameters. So it makes the same empty object as Java serialization makes by a
 * superclass's constructor, but without reflection.
 *
 * @param descriptor the descriptor of its parameters (JVMS 4.3.3)
 * @param access the constructor's access, since not all code can call it
 */
public record AllocatingConstructor(String descriptor, Access access) {}
