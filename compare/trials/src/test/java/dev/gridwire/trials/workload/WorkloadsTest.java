// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import dev.gridwire.trials.workload.programmer.Programmer;
import dev.gridwire.trials.workload.sample.SampleObject;
import dev.gridwire.trials.workloads.Workloads;
import java.io.Externalizable;
import java.io.Serializable;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkloadsTest {

    private static final long SEED = 42;
    private static final int MANY = 1_000;

    static Stream<Named<Workload<?>>> workloads() {
        return Workloads.all().stream().map(workload -> Named.of(workload.id(), workload));
    }

    static Stream<Named<Workload<?>>> compactWorkloads() {
        return workloads().filter(named -> !HandWritten.of(named.getPayload()).compactSerializers().isEmpty());
    }

    @Test
    void idsAreUniqueAndInTheOrderOfTheReports() {
        assertThat(Workloads.all()).extracting(Workload::id).containsExactly("programmer", "customer", "order", "sample");
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void everyWorkloadIsFoundByItsId(Workload<?> workload) {
        assertThat(Workloads.byId(workload.id())).containsSame(workload);
    }

    @Test
    void anUnknownIdFindsNothing() {
        assertThat(Workloads.byId("Programmer")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void twoSourcesOfOneSeedGiveEqualValuesInTheSameOrder(Workload<?> workload) {
        Supplier<?> one = workload.values(SEED);
        Supplier<?> other = workload.values(SEED);
        for (int i = 0; i < 20; i++) {
            assertThat(JavaStream.bytes(one.get())).isEqualTo(JavaStream.bytes(other.get()));
        }
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void sourcesOfDifferentSeedsDiffer(Workload<?> workload) {
        Object one = workload.values(SEED).get();
        Object other = workload.values(SEED + 1).get();
        assertThat(JavaStream.bytes(one)).isNotEqualTo(JavaStream.bytes(other));
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void typesStartWithTheClassOfTheRoot(Workload<?> workload) {
        Class<?> first = workload.types().get(0);
        assertThat(first).isEqualTo(workload.values(SEED).get().getClass());
    }

    @ParameterizedTest
    @MethodSource("compactWorkloads")
    void everyTypeThatIsNoEnumHasOneCompactSerializer(Workload<?> workload) {
        List<Class<?>> needed = workload.types().stream().<Class<?>>filter(type -> !type.isEnum()).toList();
        Stream<Class<?>> served = HandWritten.of(workload).compactSerializers().stream().map(CompactSerializer::getCompactClass);
        assertThat(served).containsExactlyElementsOf(needed);
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void everyFormIsAnInstanceOfItsInterface(Workload<?> workload) {
        everyFormConverts(workload);
    }

    @Test
    void programmersHaveNamesOf26CharactersAndAreStoredUnderThem() {
        Workload<Programmer> workload = Workloads.PROGRAMMER;
        assertThat(sample(workload)).allSatisfy(programmer -> {
            assertThat(programmer).extracting("name", InstanceOfAssertFactories.STRING).hasSize(26);
            assertThat(programmer).extracting("name").isEqualTo(workload.key(programmer, 0));
        });
    }

    @Test
    void customersOfOneSourceShareOneArrayOfAHundredLongs() {
        List<?> customers = sample(Workloads.CUSTOMER);
        Object longs = assertThat(customers.get(0)).extracting("longs").actual();
        assertThat((long[]) longs).hasSize(100);
        assertThat(customers).extracting("longs").allSatisfy(array -> assertThat(array).isSameAs(longs));
    }

    @Test
    void customersAreStoredUnderTheirIdsFromZeroUpwards() {
        Workload<Customer> workload = Workloads.CUSTOMER;
        List<Object> keys = sample(workload).stream().map(customer -> workload.key(customer, -1)).toList();
        assertThat(keys).containsExactlyElementsOf(IntStream.range(0, MANY).boxed().toList());
    }

    @Test
    void ordersHaveNoneToFourLinesInALinkedList() {
        List<?> orders = sample(Workloads.ORDER);
        assertThat(orders).extracting("orderLines").hasOnlyElementsOfType(LinkedList.class);
        Stream<Integer> sizes = orders.stream().map(WorkloadsTest::lines).map(Collection::size);
        assertThat(sizes.distinct()).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    }

    @Test
    void ordersAreStoredUnderIdsBelowAHundredThousand() {
        Workload<Order> workload = Workloads.ORDER;
        assertThat(sample(workload)).allSatisfy(order -> {
            assertThat(order).extracting("orderId", InstanceOfAssertFactories.LONG).isBetween(0L, 99_999L);
            assertThat(order).extracting("orderId").isEqualTo(workload.key(order, 0));
        });
    }

    @Test
    void orderLinesNameOneOfAHundredProductsAndAnAmountBelowAHundred() {
        List<OrderLine> lines = sample(Workloads.ORDER).stream().flatMap(order -> lines(order).stream()).toList();
        assertThat(lines).extracting("product", String.class).allMatch(product -> product.matches("product-\\d{1,2}"));
        assertThat(lines).extracting("amount", Integer.class).allMatch(amount -> amount >= 0 && amount <= 99);
    }

    @Test
    void sampleObjectsHaveTwoArraysOf3000ElementsAndReferToThemselves() {
        SampleObject sample = Workloads.SAMPLE.values(SEED).get();
        assertThat(sample).extracting("longs", InstanceOfAssertFactories.LONG_ARRAY).hasSize(3_000);
        assertThat(sample).extracting("doubles", InstanceOfAssertFactories.DOUBLE_ARRAY).hasSize(3_000);
        assertThat(sample).extracting("self").isSameAs(sample);
    }

    @Test
    void sampleObjectsAreStoredUnderTheirIndex() {
        Workload<SampleObject> workload = Workloads.SAMPLE;
        assertThat(workload.key(workload.values(SEED).get(), 7)).isEqualTo(7);
    }

    private static <P> void everyFormConverts(Workload<P> workload) {
        P plain = workload.values(SEED).get();
        assertThat(workload.as(Form.PLAIN, plain)).isSameAs(plain);
        for (Form form : workload.forms()) {
            assertThat(workload.as(form, plain)).isInstanceOf(interfaceOf(form));
        }
    }

    @SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
    private static Class<?> interfaceOf(Form form) {
        return switch (form) {
            case PLAIN -> Serializable.class;
            case EXTERNALIZABLE -> Externalizable.class;
            case DATA_SERIALIZABLE -> DataSerializable.class;
            case IDENTIFIED_DATA_SERIALIZABLE -> IdentifiedDataSerializable.class;
            case PORTABLE -> Portable.class;
        };
    }

    private static <P> List<P> sample(Workload<P> workload) {
        return Stream.generate(workload.values(SEED)).limit(MANY).toList();
    }

    @SuppressWarnings("unchecked") // the field is declared so
    private static List<OrderLine> lines(Object order) {
        return (List<OrderLine>) assertThat(order).extracting("orderLines").actual();
    }
}
