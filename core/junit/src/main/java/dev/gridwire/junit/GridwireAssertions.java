// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import org.jspecify.annotations.Nullable;

/**
 * Assertions about an application's own classes, as {@code gridwire.properties} or Spring Boot's properties configure Gridwire.
 *
 * <pre>{@code
 * @Test
 * void theModelComesBack() {
 *     assertPolicyAllows(Order.class, Customer.class);
 *     assertRoundTrips(Order.class, Customer.class);
 *     assertRoundTrips(new Order(1, "pen", 12));
 * }
 * }</pre>
 */
public final class GridwireAssertions {

    private GridwireAssertions() {}

    /**
     * Makes 100 values of each class and asserts that each comes back equal, field by field and with the same identity, from
     * another marshaller. Equal code makes equal values. {@link RoundTripCheck} has options.
     *
     * @throws AssertionError if one does not; it names the place, both values and the remedy
     */
    public static void assertRoundTrips(Class<?>... classes) {
        RoundTripCheck.usual().ofClasses(classes);
    }

    /**
     * Asserts the same of given values.
     *
     * @throws AssertionError if one does not come back; it names the place, both values and the remedy
     */
    public static void assertRoundTrips(Object... values) {
        RoundTripCheck.usual().ofValues(values);
    }

    /**
     * Asserts that the type policy allows the classes and everything that their declared types can hold: fields, elements,
     * superclasses, sealed hierarchies. Subclasses that no declaration names are not known.
     *
     * @throws AssertionError if not; it lists every line that the settings lack
     */
    public static void assertPolicyAllows(Class<?>... classes) {
        PolicyCheck.run(classes);
    }

    /** Begins assertions of AssertJ about the payload of an object. */
    public static PayloadAssert assertThatPayloadOf(@Nullable Object value) {
        return new PayloadAssert(value);
    }
}
