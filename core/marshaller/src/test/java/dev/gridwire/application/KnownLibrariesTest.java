// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.KnownLibraries;
import dev.gridwire.registry.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnownLibrariesTest {

    private static final KnownLibraries LIBRARIES = KnownLibraries.listed();

    @ParameterizedTest
    @MethodSource("dev.gridwire.application.Gadgets#names")
    void everyCarrierOfAHistoricChainIsALibrarysOrTheJdks(String className) {
        assertThat(LIBRARIES.of(className)).as(className).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.application.Gadgets#names")
    void soIsACopyOfItInAPackageOfTheApplication(String className) {
        assertThat(LIBRARIES.of("com.acme.shaded." + className)).isNotNull();
        assertThat(LIBRARIES.of("com.acme.internal.repackaged." + className)).isNotNull();
    }

    @Test
    void relocatedPackagesOfTwoLabelsAreKnownWithoutAWordForIt() {
        Library library = LIBRARIES.of("com.acme.libs.org.apache.commons.collections.functors.InvokerTransformer");
        assertThat(library.prefix()).isEqualTo("com.acme.libs.org.apache.commons");
        assertThat(library.reason()).startsWith("a copy of org.apache.commons, carrier of gadget chains");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.acme.Order", "com.acme.groovy.Script", "com.acme.play.Game", "shop.Order", "Order", "orga.apache.commons.X",
        "org.apache.commonsense.X", "org.springframeworks.X", "com.acme.Shaded", "groovyshop.Order"
    })
    void othersAreNot(String className) {
        assertThat(LIBRARIES.of(className)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tuple.ImmutablePair", "tuple.MutableTriple", "mutable.MutableInt"})
    void pairsAndBoxesAreALibrarysButNoCarriers(String name) {
        assertThat(LIBRARIES.of("org.apache.commons.lang3." + name).stepInstead()).isNull();
        assertThat(LIBRARIES.of("org.apache.commons.lang3.event.EventListenerSupport").stepInstead()).isNotNull();
    }

    @Test
    void everyLineOfTheListIsAPackageWithAReason() {
        assertThat(LIBRARIES.prefixes()).hasSizeGreaterThan(200).allMatch(BinaryNames::isLegal);
        assertThat(LIBRARIES.prefixes()).allSatisfy(prefix -> {
            assertThat(LIBRARIES.of(prefix + ".Some").prefix()).isNotEmpty();
            assertThat(LIBRARIES.of(prefix + ".Some").reason()).isNotBlank();
        });
    }
}
