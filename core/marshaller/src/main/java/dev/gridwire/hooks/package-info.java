// SPDX-License-Identifier: Apache-2.0
/** How do classes take part in their own serialization, and how are subclasses of JDK classes written? */
@NullMarked
package dev.gridwire.hooks;

import org.jspecify.annotations.NullMarked;
