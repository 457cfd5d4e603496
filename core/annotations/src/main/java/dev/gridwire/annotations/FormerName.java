// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The former name of a class, a field or a constant of an enum: payloads with that name are read as before, and members with the
 * class of that name read new payloads.
 *
 * <pre>{@code
 * class Line { @FormerName("cost") private BigDecimal price; }
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface FormerName {

    /** The binary names of the class, or the names of the field or constant; the latest first. */
    String[] value();
}
