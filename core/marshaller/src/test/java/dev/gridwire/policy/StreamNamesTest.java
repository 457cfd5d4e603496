// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names that a stream of Java serialization may have. */
class StreamNamesTest {

    private static final NamePolicy POLICY = new NamePolicy(Set.of("com.acme.Order"), Set.of());

    @ParameterizedTest
    @CsvSource({
        "com.acme.Order, com.acme.Order", "[Lcom.acme.Order;, com.acme.Order", "[[[Lcom.acme.Order;, com.acme.Order",
        "[I,", "[[J,", "[LX;, X", "[,", "[[,", "Lcom.acme.Order;, Lcom.acme.Order;", "[Lcom.acme.Order,"
    })
    void anArrayIsOfWhatItsElementsAreOfInTheEnd(String name, String element) {
        assertThat(StreamNames.element(name)).isEqualTo(element);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.acme.Order", "[Lcom.acme.Order;", "[[Lcom.acme.Order;", "[I", "[[[D", "java.util.ArrayList", "[Ljava.lang.String;",
        "java.util.CollSer", "[Ljava.util.CollSer;", "java.util.concurrent.locks.ReentrantLock$Sync"
    })
    void whatIsAllowedItsArraysAndWhatTheJdkWritesInPlaceOfItMayStandThere(String name) {
        assertThat(POLICY.allowsInStream(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.acme.Other", "[Lcom.acme.Other;", "[[Lcom.acme.Other;", "java.util.CollSer2",
        "javax.management.BadAttributeValueExpException",
        "[Ljavax.management.BadAttributeValueExpException;", "Lcom.acme.Order;"
    })
    void nothingElseMay(String name) {
        assertThat(POLICY.allowsInStream(name)).isFalse();
    }

    @Test
    void theJdksOwnNamesAreNoReasonToAllowThemElsewhere() {
        for (String name : List.of("java.util.CollSer", "java.util.EnumSet$SerializationProxy")) {
            assertThat(StreamNames.contains(name)).isTrue();
            assertThat(POLICY.allows(name)).isFalse();
        }
        assertThat(StreamNames.contains("java.util.ArrayList")).isFalse();
    }
}
