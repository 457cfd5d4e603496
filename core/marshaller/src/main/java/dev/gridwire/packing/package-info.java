// SPDX-License-Identifier: Apache-2.0
/** How is a value of one JDK class stored in a byte array? */
@NullMarked
package dev.gridwire.packing;

import org.jspecify.annotations.NullMarked;
