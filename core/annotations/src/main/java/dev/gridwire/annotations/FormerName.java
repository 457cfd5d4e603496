// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States the former name of a class, a field or an enum constant. Payloads with the former name can still be read, and members
 * whose class has that name can read new payloads.
 *
 * <pre>{@code
 * class Line { @FormerName("cost") private BigDecimal price; }
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface FormerName {

    /** Returns the former binary names of the class, or the former names of the field or constant; the latest comes first. */
    String[] value();
}
