// SPDX-License-Identifier: Apache-2.0
/** How do classes take part in their own serialization, and how are classes written that extend those of the JDK? */
@NullMarked
package dev.gridwire.hooks;

import org.jspecify.annotations.NullMarked;
