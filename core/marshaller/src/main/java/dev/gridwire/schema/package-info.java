// SPDX-License-Identifier: Apache-2.0
/** Where does a reader find the form that a class had when it was written? */
@NullMarked
package dev.gridwire.schema;

import org.jspecify.annotations.NullMarked;
