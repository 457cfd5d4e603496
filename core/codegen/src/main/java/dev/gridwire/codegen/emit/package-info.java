// SPDX-License-Identifier: Apache-2.0
/**
 * How does a plan become byte code?
 *
 * <p>Straight on, one op after the other; nothing is decided here. Frames are written by hand, so no class is loaded to find
 * common supertypes. A method that the virtual machine would not inline for its size (325 bytes of code) is cut into several.
 */
@NullMarked
package dev.gridwire.codegen.emit;

import org.jspecify.annotations.NullMarked;
