// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of classes without what is around them. */
class SimpleNameTest {

    @ParameterizedTest
    @CsvSource({
        "java.util.ArrayList, ArrayList",
        "Top, Top",
        "java.util.Map$Entry, Entry",
        "java.util.Map$Entry[], Entry[]",
        "com.acme.Order$1, 1",
        "scala.collection.immutable.$colon$colon, $colon$colon",
        "$Proxy12, $Proxy12",
        "scala.None$, None$",
        "com.acme.Outer$Inner$, Inner$",
        "com.acme.with$dollar.Order, Order",
        "$, $",
    })
    void ofAClass(String name, String simple) {
        assertThat(SimpleName.of(name)).isEqualTo(simple);
    }
}
