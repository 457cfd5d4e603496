// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A payload may name a class by any number of labels; to refuse it must not cost more than to read as many bytes. */
class LongNamesTest {

    private static final List<String> LABELS = List.of("a.", "com.", ".", "a$", "$", "shaded.", "\u00e9.", "\u4e2d.", "A");
    private static final int[] LENGTHS = {50, 900, 5_000, 60_000};

    private final List<Marshaller> readers = List.of(
            Marshaller.builder().allowPackage("dev.gridwire.policy").build(),
            Marshaller.builder().allowPackage("dev.gridwire.policy").allowPackageTree("a").allowPackageTree("shaded.shaded")
                    .build());

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.RESOURCES, value = "To refuse a class name of any number of labels costs as much as to read as many"
            + " bytes, wherever a payload can say it")
    void areRefusedAtNoMoreThanTheUsualCost(Place place) {
        for (Marshaller reader : readers) {
            Examiner examiner = new Examiner(place.name(), reader::unmarshal,
                    Rules.strict(GridwireException.class::isInstance, Probe.NONE));
            for (String label : LABELS) {
                for (int length : LENGTHS) {
                    byte[] payload = place.payload(label.repeat(length / label.length()) + "X");
                    assertThat(examiner.examine(payload, new Tally()).finding()).as("%s, %d", label, length).isNull();
                }
            }
        }
    }
}
