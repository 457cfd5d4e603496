// SPDX-License-Identifier: Apache-2.0
/** How are objects made without their constructors, and how are their hidden parts accessed? */
@NullMarked
package dev.gridwire.reflect;

import org.jspecify.annotations.NullMarked;
