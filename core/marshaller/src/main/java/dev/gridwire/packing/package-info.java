// SPDX-License-Identifier: Apache-2.0
/** How does a value of one class of the JDK stand in an array of bytes? */
@NullMarked
package dev.gridwire.packing;

import org.jspecify.annotations.NullMarked;
