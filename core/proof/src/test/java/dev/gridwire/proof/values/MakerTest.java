// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MakerTest {

    private static final int VALUES = 200;
    private static final ValueSizes NO_NULLS = new ValueSizes(0, 5, 0);

    private final Maker maker = new Maker(ValueSizes.DEFAULT, new Implementers(List.of()));

    @ParameterizedTest
    @ValueSource(classes = {
        Zoo.Money.class, Zoo.Strict.class, Zoo.Built.class, Zoo.ByFactory.class, Zoo.Bean.class, Zoo.Circle.class,
        Zoo.Nested.class, Zoo.Node.class, Zoo.Chain.class, Zoo.Containers.class, Zoo.Iban.class, Zoo.ByHand.class
    })
    void everyKindOfClassIsMadeAndEqualSeedsGiveEqualValues(Class<?> type) {
        Maker other = new Maker(ValueSizes.DEFAULT, new Implementers(List.of()));
        for (long seed = 0; seed < VALUES; seed++) {
            Object made = maker.make(type, seed);
            assertThat(made).isInstanceOf(type);
            assertThat(ExactComparison.compare(made, other.make(type, seed), FieldScope.ALL)).as("seed " + seed).isEmpty();
        }
    }

    @Test
    void otherSeedsGiveOtherValues() {
        List<Object> made = LongStream.range(0, VALUES).mapToObj(seed -> maker.make(Zoo.Money.class, seed)).toList();
        assertThat(made).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    }

    @Test
    void constructorThatRefusesNullInOnePlaceGetsItInOthers() {
        List<Zoo.Strict> made = made(Zoo.Strict.class);
        assertThat(made).allMatch(each -> each.name != null && each.share <= 3_000);
        assertThat(made).anyMatch(each -> each.comment == null).anyMatch(each -> each.comment != null);
        assertThat(maker.wayOf(Zoo.Strict.class)).contains("its public constructor (int, String, String)");
    }

    @Test
    void noReferenceIsNullWhereNoneIsAskedFor() {
        Maker full = new Maker(NO_NULLS, new Implementers(List.of()));
        for (long seed = 0; seed < VALUES; seed++) {
            assertThat(((Zoo.Strict) full.make(Zoo.Strict.class, seed)).comment).isNotNull();
        }
    }

    @Test
    void builderIsUsedWhereTheConstructorIsPrivate() {
        Zoo.Built built = (Zoo.Built) maker.make(Zoo.Built.class, 1);
        assertThat(built.title()).isNotEmpty();
        assertThat(built.prices()).isNotEmpty();
        assertThat(maker.wayOf(Zoo.Built.class)).contains("its builder");
    }

    @Test
    void staticFactoryIsUsedWhereTheConstructorIsPrivate() {
        maker.make(Zoo.ByFactory.class, 1);
        assertThat(maker.wayOf(Zoo.ByFactory.class)).contains("its static method of(String)");
    }

    @Test
    void beanHasItsSettersCalledAndItsOtherFieldsSet() {
        Zoo.Bean bean = (Zoo.Bean) new Maker(NO_NULLS, new Implementers(List.of())).make(Zoo.Bean.class, 1);
        assertThat(bean.name()).isNotEmpty();
        assertThat(bean.id()).isPositive();
        assertThat(bean.birthDate()).isBefore("2010-12-31");
        assertThat(bean.orders()).isNotEmpty();
    }

    @Test
    void fieldsAreSetWhereNoConstructorHelps() {
        maker.make(Zoo.Closed.class, 1);
        assertThat(maker.wayOf(Zoo.Closed.class)).contains("its fields, as deserialization sets them");
    }

    @Test
    void sealedTypeIsRepresentedByAllThatItPermits() {
        List<Zoo.Shape> shapes = made(Zoo.Shape.class);
        assertThat(shapes).hasAtLeastOneElementOfType(Zoo.Circle.class).hasAtLeastOneElementOfType(Zoo.Square.class);
    }

    @Test
    void abstractClassThatGivesItsObjectsIsAskedFirst() {
        assertThat(made(Zoo.Zone.class)).allMatch(zone -> zone.hours < 18).extracting(zone -> zone.hours).hasSizeGreaterThan(1);
        assertThat(maker.wayOf(Zoo.Zone.class)).contains("its static method ofHours(int)");
    }

    @Test
    void containersHoldWhatTheirTypesName() {
        for (Zoo.Nested nested : made(Zoo.Nested.class)) {
            assertThat(nested.words().least()).isInstanceOf(String.class);
            assertThat(nested.words().rest().keySet()).allMatch(String.class::isInstance);
            assertThat(nested.numbers().rest().values()).allMatch(each -> each.stream().allMatch(Long.class::isInstance));
            assertThat(nested.shapes().keySet()).allMatch(Zoo.Colour.class::isInstance);
        }
    }

    @Test
    void elementsHaveTheMeanThatIsAskedFor() {
        Maker large = new Maker(new ValueSizes(0, 20, 0), new Implementers(List.of()));
        double mean = LongStream.range(0, VALUES)
                .mapToObj(seed -> (Zoo.Built) large.make(Zoo.Built.class, seed))
                .mapToInt(built -> built.prices().size())
                .average()
                .orElseThrow();
        assertThat(mean).isBetween(17.0, 23.0);
    }

    @Test
    void textsHaveTheMeanLengthThatIsAskedFor() {
        Maker large = new Maker(new ValueSizes(0, 5, 400), new Implementers(List.of()));
        double mean = LongStream.range(0, VALUES)
                .mapToObj(seed -> (Zoo.ByFactory) large.make(Zoo.ByFactory.class, seed))
                .mapToInt(made -> made.code.length())
                .average()
                .orElseThrow();
        assertThat(mean).isBetween(350.0, 450.0);
    }

    @Test
    void objectsOfTheirOwnClassEndSomewhere() {
        assertThat(made(Zoo.Node.class)).anyMatch(node -> node.children().isEmpty()).anyMatch(node -> node.parent() != null);
        assertThat(made(Zoo.Chain.class)).anyMatch(chain -> chain.next != null);
    }

    @Test
    void wayThatAPartHasProvenIsTaken() {
        assertThat(made(Zoo.Topic.class)).anyMatch(topic -> !topic.replies().isEmpty());
        assertThat(maker.wayOf(Zoo.Topic.class)).contains("its builder");
    }

    @Test
    void containersOfTheirOwnClassEndSomewhere() {
        assertThat(made(Heap.class)).anyMatch(heap -> heap.stream().anyMatch(each -> !each.isEmpty()));
    }

    @Test
    void interfaceWithoutImplementersIsRefusedByName() {
        assertThatThrownBy(() -> maker.make(Runnable.class, 1))
                .isInstanceOf(CannotMakeException.class)
                .hasMessageContaining("java.lang.Runnable");
    }

    @Test
    void everyWayThatWasTriedIsTold() {
        Maker strict = new Maker(ValueSizes.DEFAULT, new Implementers(List.of()));
        assertThatThrownBy(() -> strict.make(Zoo.Lost.class, 1))
                .isInstanceOfSatisfying(CannotMakeException.class, e -> assertThat(e.attempts())
                        .singleElement().asString()
                        .startsWith("its canonical constructor (String): IllegalArgumentException (whatever "));
    }

    /** A container of itself. */
    private static final class Heap extends ArrayList<Heap> {
        private static final long serialVersionUID = 1L;
    }

    private <T> List<T> made(Class<T> type) {
        return LongStream.range(0, VALUES).mapToObj(seed -> type.cast(maker.make(type, seed))).toList();
    }
}
