// SPDX-License-Identifier: Apache-2.0
/** How do classes take part in their own serialization, and how are classes written that extend the JDK's? */
@NullMarked
package dev.gridwire.hooks;

import org.jspecify.annotations.NullMarked;
