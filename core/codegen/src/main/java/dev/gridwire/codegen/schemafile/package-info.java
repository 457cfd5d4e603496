// SPDX-License-Identifier: Apache-2.0
/** How do the states that classes ever had stand in {@code gridwire.schema}? */
@NullMarked
package dev.gridwire.codegen.schemafile;

import org.jspecify.annotations.NullMarked;
