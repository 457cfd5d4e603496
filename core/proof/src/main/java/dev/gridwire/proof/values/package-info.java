// SPDX-License-Identifier: Apache-2.0
/**
 * Creates plausible values of unknown classes from a seed, in the ways that a program with these classes would use.
 *
 * <p>The same seed gives equal values. Each value is created by the first strategy that accepts its arguments: a record's
 * constructor, a public constructor, a builder, a static factory, setters, and finally the fields. These are set as
 * deserialization would set them.
 */
@NullMarked
package dev.gridwire.proof.values;

import org.jspecify.annotations.NullMarked;

