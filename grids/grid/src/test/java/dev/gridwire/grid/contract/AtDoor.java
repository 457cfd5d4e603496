// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the door that a test class runs the contract against, and what the door cannot meet. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface AtDoor {

    /** The name in the page on doors. */
    String value();

    /** What the door cannot meet. */
    Unmet[] unmet() default {};

    /** A point that a door cannot meet. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface Unmet {

        /** The point. */
        Point point();

        /** Why, as a sentence for users. */
        String because();
    }
}
