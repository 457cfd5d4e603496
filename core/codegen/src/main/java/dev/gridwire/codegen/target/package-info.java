// SPDX-License-Identifier: Apache-2.0
/**
 * How does a form of serialization write each kind of slot?
 *
 * <p>A {@link dev.gridwire.codegen.target.Target} is a table. The names of the classes and methods that generated code calls
 * stand in it as strings, so that this module depends on none of them; who owns them tests that they are there.
 */
@NullMarked
package dev.gridwire.codegen.target;

import org.jspecify.annotations.NullMarked;
