// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests that classes read what releases have written, and that the releases' classes read what the present ones write. Each
 * change is reported as <em>safe</em>, <em>needs readers first</em> or <em>breaks</em>. The last two fail, unless a line in the
 * folder's {@code accepted.txt} accepts the change; the failure shows the line.
 *
 * <p>A class that no release has recorded is recorded by the first run as the release {@code first}. Put the folder under version
 * control. With {@code -Dgridwire.frozen}, or in continuous integration that sets {@code CI}, such a class fails instead. {@code
 * -Dgridwire.record=1.4.0} records all classes as that release. Recordings are never replaced.
 *
 * <p>On a method, it makes a test for each class and release; the method runs afterwards and may be empty. On a class, it tests
 * all before the first test method. JUnit ignores a class that has no test method.
 *
 * <pre>{@code
 * class ReleasesTest {
 *     @ReadsRecorded(classes = {Order.class, Customer.class})
 *     void areRead() {}
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
@TestTemplate
@ExtendWith(ReadsRecordedExtension.class)
public @interface ReadsRecorded {

    /** The folder of recordings, below the working directory, which in builds is the project's folder. */
    String value() default "src/test/gridwire";

    /** The classes to record. Classes that a release has recorded are tested in any case, even if they are gone. */
    Class<?>[] classes();

    /**
     * The name of a static method of the test class without parameters that returns values to use, as a collection. Of classes
     * without a value there, values are made.
     */
    String values() default "";
}
