// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a field that never holds null, so that no byte is needed for null. Null in this field is refused when the object is
 * written; the message names the field.
 *
 * <pre>{@code
 * class Line { @NonNull private String name; }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface NonNull {}
