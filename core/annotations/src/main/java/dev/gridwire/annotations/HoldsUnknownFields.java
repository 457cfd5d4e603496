// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a field {@code private transient Object unknownFields;} in which an object keeps the fields that a newer version of its
 * class had, until it is written again. Without such a field, they are kept in a table beside the object. That costs more, and
 * copies of the object do not share them.
 *
 * <pre>{@code
 * class Line { @HoldsUnknownFields private transient Object unknownFields; }
 * }</pre>
 */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface HoldsUnknownFields {}
