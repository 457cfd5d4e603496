// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.claim;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** States the claim that a test proves. The table of safety in the documents is made from these claims. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(Proves.All.class)
public @interface Proves {

    /** The claim's group in the table. */
    Topic topic();

    /** The claim, as a sentence for users, without a full stop: {@code A refused name loads no class}. */
    String value();

    /** Holds several claims of one test. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface All {

        /** The claims. */
        Proves[] value();
    }
}
