// SPDX-License-Identifier: Apache-2.0
/**
 * How does a form of serialization write each kind of slot?
 *
 * <p>A {@link dev.gridwire.codegen.target.Target} is a table. It names the classes and methods that generated code calls as
 * strings, so that this module depends on none of them. Tests of the modules that own them check that they exist.
 */
@NullMarked
package dev.gridwire.codegen.target;

import org.jspecify.annotations.NullMarked;
