// SPDX-License-Identifier: Apache-2.0
/** How are the elements of containers and the entries of maps written? */
@NullMarked
package dev.gridwire.element;

import org.jspecify.annotations.NullMarked;
