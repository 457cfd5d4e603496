// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static dev.gridwire.junit.GridwireAssertions.assertThatPayloadOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Lossy;
import com.acme.shop.Sound;
import dev.gridwire.Marshaller;
import dev.gridwire.error.RejectedTypeException;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class PayloadAssertTest {

    @Test
    void theSizeIsBounded() {
        assertThatPayloadOf(List.of(1, 2)).hasAtMostBytes(20);
        assertThatThrownBy(() -> assertThatPayloadOf(new Sound.Card("1234567890")).as("card").hasAtMostBytes(10))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("[card] Expected a payload of at most 10 bytes, and it has ")
                .hasMessageEndingWith(": com.acme.shop.Sound$Card");
    }

    @Test
    void anotherObjectMayBeRead() {
        assertThatPayloadOf(new Lossy.Counter(1)).isReadAs(new Lossy.Counter(2));
        assertThatPayloadOf(null).isReadAs(null);
        assertThatThrownBy(() -> assertThatPayloadOf(new Lossy.Counter(1)).isReadAs(new Lossy.Counter(1)))
                .hasMessage("Expected another object to be read, which differs at Lossy$Counter.count: java.lang.Integer 2 became"
                        + " java.lang.Integer 3");
    }

    @Test
    void aRefusalIsExpected() {
        assertThatPayloadOf(Offset.offset(1)).isRefused().isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("org.assertj.core.data.Offset");
        assertThatPayloadOf(new Thread()).isRefused().hasMessageContaining("java.lang.Thread");
        assertThatThrownBy(() -> assertThatPayloadOf(new Sound.Card("1")).isRefused())
                .hasMessage("Expected a refusal, and a payload was written: com.acme.shop.Sound$Card");
    }

    @Test
    void aMarshallerOfTheTestsOwnCounts() {
        Marshaller none = Marshaller.builder().build();
        assertThatPayloadOf(new Sound.Card("1")).by(none).isRefused();
        assertThat(none.policy().allows("com.acme.shop.Sound$Card")).isFalse();
    }
}
