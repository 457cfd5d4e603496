// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.workloads.Workloads;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EntryFieldsTest {

    private static final int MANY = 100_000;

    static Stream<Workload<?>> asked() {
        return Workloads.known().stream().filter(workload -> EntryFields.of(workload.id()).isPresent());
    }

    static Stream<Arguments> inAllForms() {
        return asked().flatMap(workload -> Stream.of(Form.values())
                .map(form -> Arguments.argumentSet(workload.id() + " " + form, workload, form)));
    }

    @Test
    void ordersAndCustomersAreAsked() {
        assertThat(asked()).extracting(Workload::id).containsExactly("customer", "order", "order-of-ten");
    }

    @ParameterizedTest
    @MethodSource("asked")
    void oneInAHundredIsBelowTheBound(Workload<?> workload) {
        EntryFields fields = EntryFields.of(workload.id()).orElseThrow();
        long bound = ((Number) fields.bound(MANY)).longValue();
        assertThat(Stream.generate(workload.values(1)).limit(MANY).filter(one -> fields.attributeOf(one) < bound).count())
                .isBetween(900L, 1_100L);
    }

    @ParameterizedTest
    @MethodSource("inAllForms")
    void changeAltersTheDateAloneAndASecondOneUndoesIt(Workload<?> workload, Form form) {
        assertChanges(workload, form);
    }

    private static <P> void assertChanges(Workload<P> workload, Form form) {
        EntryFields fields = EntryFields.of(workload.id()).orElseThrow();
        Supplier<P> values = workload.values(1);
        for (int i = 0; i < 10; i++) {
            P plain = values.get();
            Object untouched = workload.as(form, plain);
            Object changed = fields.changed(workload.as(form, plain));
            assertThat(changed).hasSameClassAs(untouched);
            assertThat(fields.attributeOf(changed)).isEqualTo(fields.attributeOf(plain));
            assertThat(ExactComparison.gravest(untouched, changed)).map(GraphDifference::path).hasValueSatisfying(
                    path -> assertThat(path).matches(".*\\.(date|birthday)"));
            assertThat(ExactComparison.gravest(untouched, fields.changed(changed))).isEmpty();
        }
    }
}
