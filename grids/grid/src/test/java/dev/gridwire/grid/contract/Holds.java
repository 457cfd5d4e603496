// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which points a test of the contract holds a door to. It does not run where the door says that one is unmet. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Holds {

    /** The points. */
    Point[] value();
}
