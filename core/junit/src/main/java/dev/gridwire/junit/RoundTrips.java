// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.function.Supplier;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Makes values of classes and tests that each is equal, field by field, once it was marshalled and read by another marshaller.
 * Both marshallers are as {@code gridwire.properties} or Spring Boot's properties configure them. Values are tested at first use
 * and again once generated code serves them.
 *
 * <p>On a method, it makes a test for each class; the method runs afterwards and may be empty. On a class, it tests all classes
 * before the first test method. JUnit ignores a class that has no test method.
 *
 * <pre>{@code
 * class ModelTest {
 *     @RoundTrips({Order.class, Customer.class})
 *     void comesBack() {}
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@TestTemplate
@ExtendWith(RoundTripsExtension.class)
public @interface RoundTrips {

    /** The classes to test. */
    Class<?>[] value();

    /** The number of values of each class. */
    int count() default RoundTripCheck.USUAL_COUNT;

    /** The seed of the first value. Equal seeds give equal values. */
    long seed() default RoundTripCheck.USUAL_SEED;

    /** Whether transient fields must be restored as well. */
    boolean transientFields() default true;

    /**
     * The class that makes marshallers, for applications that configure theirs in code. It needs a constructor without
     * parameters, and makes a new marshaller with each call.
     */
    Class<? extends Supplier<Marshaller>>[] marshaller() default {};
}
