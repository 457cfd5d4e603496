// SPDX-License-Identifier: Apache-2.0
/**
 * How is an object graph walked, and how is each type written and read?
 *
 * <p>This is the interpreter: it defines what the bytes of an object are, and generated code must write the same.
 */
@NullMarked
package dev.gridwire.codec;

import org.jspecify.annotations.NullMarked;
