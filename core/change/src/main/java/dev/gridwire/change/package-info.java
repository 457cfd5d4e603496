// SPDX-License-Identifier: Apache-2.0
/** Is a change of classes safe for what releases have written, and for members that still run them? */
@NullMarked
package dev.gridwire.change;

import org.jspecify.annotations.NullMarked;
