// SPDX-License-Identifier: Apache-2.0
/** How does {@code gridwire.schema} record all former states of classes? */
@NullMarked
package dev.gridwire.codegen.schemafile;

import org.jspecify.annotations.NullMarked;
