// SPDX-License-Identifier: Apache-2.0
/**
 * Makes values of classes that nobody described: seeded, plausible, and by the ways that a program of theirs would take.
 *
 * <p>One seed gives equal values. A value comes by the most telling way that accepts what is given to it: a record's
 * constructor, a public constructor, a builder, a static factory, setters, and at last the fields themselves, as
 * deserialization would set them.
 */
@NullMarked
package dev.gridwire.trials.values;

import org.jspecify.annotations.NullMarked;

