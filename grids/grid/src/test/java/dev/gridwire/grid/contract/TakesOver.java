// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the door whose takeovers a class tests. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface TakesOver {

    /** The name in the table of takeovers. */
    String door();

    /** The place in {@code docs} that tells how. */
    String page();
}
