// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a field whose object no other field, element or root holds as well, so that its identity need not be preserved. If an
 * object is held elsewhere after all, it arrives there as another, equal object.
 *
 * <pre>{@code
 * class Line { @Unique private long[] prices; }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Unique {}
