// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.Access;

/**
 * A constructor that, called with null, zero and false, leaves each field as the virtual machine allocated it: its code was read,
 * and does nothing but store its parameters. So it makes the empty object that Java serialization makes by a superclass's
 * constructor, and takes no reflection.
 *
 * @param descriptor of its parameters (JVMS 4.3.3)
 * @param access of the constructor: not all code can call it
 */
public record AllocatingConstructor(String descriptor, Access access) {}
