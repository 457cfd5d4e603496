// SPDX-License-Identifier: Apache-2.0
/** What happens to one state of a class when another state reads it? */
@NullMarked
package dev.gridwire.codegen.evolution;

import org.jspecify.annotations.NullMarked;
