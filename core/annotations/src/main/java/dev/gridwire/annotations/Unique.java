// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field whose object no other field, element or root holds as well, so that its identity need not be kept. An object that is
 * held elsewhere all the same arrives there as another one, equal to it.
 *
 * <pre>{@code
 * class Line { @Unique private long[] prices; }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Unique {}
