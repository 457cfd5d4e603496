// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/**
 * Assertions of AssertJ about the payload of an object.
 *
 * <pre>{@code
 * assertThatPayloadOf(order).hasAtMostBytes(120);
 * assertThatPayloadOf(new Login("ada", "secret")).isReadAs(new Login("ada", null));
 * assertThatPayloadOf(new Password("secret")).isRefused().hasMessageContaining("deny");
 * }</pre>
 */
public final class PayloadAssert extends AbstractAssert<PayloadAssert, @Nullable Object> {

    private @Nullable Marshaller marshaller;

    PayloadAssert(@Nullable Object value) {
        super(value, PayloadAssert.class);
    }

    /** Takes this marshaller in place of one that the settings configure. */
    public PayloadAssert by(Marshaller newMarshaller) {
        marshaller = newMarshaller;
        return this;
    }

    /** Asserts that the payload has at most so many bytes. */
    public PayloadAssert hasAtMostBytes(int most) {
        int bytes = marshaller().marshal(actual).length;
        if (bytes > most) {
            failWithMessage("Expected a payload of at most %s bytes, and it has %s: %s", most, bytes, type());
        }
        return this;
    }

    /** Asserts that reading the payload gives an object with the content of another one, in all fields. */
    public PayloadAssert isReadAs(@Nullable Object expected) {
        Marshaller own = marshaller();
        Object copy = own.unmarshal(own.marshal(actual));
        ExactComparison.gravest(expected, copy, FieldScope.ALL).ifPresent(difference -> failWithMessage(
                "Expected another object to be read, which differs at %s: %s", difference.path(), difference.detail()));
        return this;
    }

    /** Asserts that the object is refused, and returns assertions about the refusal. */
    public AbstractThrowableAssert<?, ? extends Throwable> isRefused() {
        Marshaller own = marshaller();
        try {
            own.marshal(actual);
        } catch (GridwireException e) {
            return Assertions.assertThat(e);
        }
        throw failure("Expected a refusal, and a payload was written: %s", type());
    }

    private String type() {
        return actual == null ? "null" : actual.getClass().getTypeName();
    }

    private Marshaller marshaller() {
        if (marshaller == null) {
            marshaller = ApplicationMarshaller.create(
                    ApplicationMarshaller.loaderOf(actual == null ? Object.class : actual.getClass()));
        }
        return marshaller;
    }
}
