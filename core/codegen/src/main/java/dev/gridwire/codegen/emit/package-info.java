// SPDX-License-Identifier: Apache-2.0
/**
 * How does a plan become byte code?
 *
 * <p>Emitters follow the ops one after the other and decide nothing. Frames are written by hand, so no class is loaded to find
 * common supertypes. A method that is too large for the virtual machine to inline (325 bytes of code) is split.
 */
@NullMarked
package dev.gridwire.codegen.emit;

import org.jspecify.annotations.NullMarked;
