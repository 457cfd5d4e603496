// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.hooks.JavaOracle;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.zoo.Listener;
import dev.gridwire.zoo.RareSamples;
import dev.gridwire.zoo.Zoo;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeListenerProxy;
import java.beans.PropertyChangeSupport;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of the JDK that few use, each as Java serialization copies it. */
@Tag("core")
class RareTypesTest {

    static Stream<Object> values() {
        return RareSamples.values();
    }

    static Stream<Object> others() {
        return RareSamples.others();
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqualAndOfTheSameClass(Object value) {
        Object copy = roundTrip(value);
        assertThat(copy).isEqualTo(value).hasSameClassAs(value);
        assertThat(roundTrip(new Zoo.Box<>(List.of(value))).value).isEqualTo(List.of(value));
    }

    @ParameterizedTest
    @MethodSource({"values", "others"})
    void copiesAreAsThoseOfJavaSerialization(Object value) {
        Object copy = roundTrip(value);
        assertThat(copy).hasSameClassAs(value);
        assertThat(ExactComparison.gravest(JavaOracle.javaCopy(value), copy)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource({"values", "others"})
    void identityIsKept(Object value) {
        Object[] copy = roundTrip(new Object[] {value, new ArrayList<>(Arrays.asList(value, value))});
        if (!(value instanceof java.time.chrono.ChronoLocalDate)) {
            assertThat(((List<?>) copy[1]).get(0)).isSameAs(copy[0]);
            assertThat(((List<?>) copy[1]).get(1)).isSameAs(copy[0]);
        }
    }

    @Test
    void queuesKeepTheirBound() {
        for (BlockingQueue<Object> queue : List.<BlockingQueue<Object>>of(
                new ArrayBlockingQueue<>(2), new LinkedBlockingQueue<>(2), new LinkedBlockingDeque<>(2))) {
            queue.add("first");
            BlockingQueue<Object> copy = roundTrip(queue);
            assertThat(copy.offer("second")).isTrue();
            assertThat(copy.offer("third")).isFalse();
        }
    }

    @Test
    void aMapInAccessOrderKeepsItAtAnySize() {
        for (int size = 0; size < 4; size++) {
            Map<Integer, String> map = RareSamples.accessed(size);
            Map<Integer, String> copy = roundTrip(map);
            copy.put(8, "later");
            copy.put(9, "last");
            copy.get(8);
            assertThat(copy.keySet()).endsWith(8);
        }
        List<Map<Integer, String>> mixed = new ArrayList<>(List.of(new LinkedHashMap<>(Map.of(1, "a")), RareSamples.accessed(3)));
        List<Map<Integer, String>> copies = roundTrip(mixed);
        copies.get(1).get(0);
        assertThat(copies.get(1).keySet()).containsExactly(1, 2, 0);
        assertThat(copies.get(0)).isEqualTo(mixed.get(0));
    }

    @Test
    void theRareFormIsSeenAfterManyOfTheUsualOne() {
        Object[][] forms = {
            {new SimpleTimeZone(1, "plain"), RareSamples.dom()}, {new LinkedHashMap<>(Map.of(1, "a")), RareSamples.accessed(3)},
            {new Properties(), RareSamples.defaulted()}, {new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>(3)}
        };
        for (Object[] each : forms) {
            Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.zoo").build();
            for (int i = 0; i < 300; i++) {
                marshaller.unmarshal(marshaller.marshal(new Zoo.Box<>(each[0])));
            }
            Zoo.Box<?> copy = marshaller.unmarshal(marshaller.marshal(new Zoo.Box<>(each[1])));
            assertThat(ExactComparison.gravest(JavaOracle.javaCopy(each[1]), copy.value)).isEmpty();
            assertThat(marshaller.marshal(copy)).isEqualTo(marshaller.marshal(new Zoo.Box<>(each[1])));
        }
    }

    @Test
    void generatorsGoOnWhereTheyWere() {
        for (Random random : List.of(new Random(1), RareSamples.gaussian())) {
            Random copy = roundTrip(random);
            assertThat(copy.nextGaussian()).isEqualTo(random.nextGaussian());
            assertThat(copy.nextLong()).isEqualTo(random.nextLong());
        }
    }

    @Test
    void defaultsOfPropertiesComeBackAsTheyWere() {
        Properties copy = roundTrip(RareSamples.defaulted());
        assertThat(copy.getProperty("a")).isEqualTo("root");
        assertThat(copy).hasSize(1);
        Properties shared = new Properties();
        shared.setProperty("x", "y");
        Object[] both = roundTrip(new Object[] {shared, new Properties(shared)});
        ((Properties) both[0]).setProperty("x", "changed");
        assertThat(((Properties) both[1]).getProperty("x")).isEqualTo("changed");
    }

    @Test
    void viewsShareWhatTheyShow() {
        NavigableMap<Integer, String> map = RareSamples.tree();
        Object[] copy = roundTrip(new Object[] {map, map.headMap(3, true), map.descendingMap()});
        ((Map<?, ?>) copy[0]).remove(1);
        assertThat(((Map<?, ?>) copy[1]).keySet().toArray()).containsExactly(2, 3);
        assertThat(((Map<?, ?>) copy[2]).size()).isEqualTo(4);
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void checkedCollectionsCheck() {
        Collection<Object> copy = roundTrip(Collections.checkedList(new ArrayList<>(), (Class) String.class));
        assertThatThrownBy(() -> copy.add(1)).isInstanceOf(ClassCastException.class);
    }

    @Test
    void listenersOfABeanComeBackWithTheirProperty() {
        Zoo.Box<Object> bean = new Zoo.Box<>(null);
        PropertyChangeSupport support = new PropertyChangeSupport(bean);
        support.addPropertyChangeListener("price", new Listener());
        bean.value = support;
        Zoo.Box<Object> copy = roundTrip(bean);
        PropertyChangeListener[] listeners = ((PropertyChangeSupport) copy.value).getPropertyChangeListeners();
        assertThat(listeners).hasSize(1);
        assertThat(((PropertyChangeListenerProxy) listeners[0]).getPropertyName()).isEqualTo("price");
        ((PropertyChangeSupport) copy.value).firePropertyChange("price", 1, 2);
        assertThat(((Listener) ((PropertyChangeListenerProxy) listeners[0]).getListener()).last).isSameAs(copy);
    }

    @Test
    void valuesOfTheDesktopAreLetInWhereTheyAreNamed() {
        List<Object> values = List.of(new java.awt.Color(1, 2, 3, 4), new java.awt.Color(0.1f, 0.2f, 0.3f, 0.4f),
                new java.awt.Point(1, 2), new java.awt.Dimension(3, 4), new java.awt.Rectangle(1, 2, 3, 4),
                new java.awt.Font("Serif", java.awt.Font.BOLD, 12), new java.awt.Font("Serif", 0, 1).deriveFont(1.5f));
        Marshaller lenient = Marshaller.builder().allowNamed(List.of("java.awt.Color", "java.awt.Point", "java.awt.Dimension",
                "java.awt.Rectangle", "java.awt.Font")).build();
        for (Object value : values) {
            assertThatThrownBy(() -> ZOO.marshal(value)).isInstanceOf(GridwireException.class);
            byte[] bytes = lenient.marshal(value);
            assertThat(lenient.<Object>unmarshal(bytes)).isEqualTo(value).hasSameClassAs(value);
            assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(GridwireException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.awt.Color", "java.awt.Font", "java.awt.Point", "java.awt.Dimension", "java.awt.Rectangle"})
    void aNumberInsideOfAnObjectDoesNotGetAroundTheirNames(String name) throws ReflectiveOperationException {
        Object value = name.endsWith("Color") ? new java.awt.Color(1)
                : name.endsWith("Font") ? new java.awt.Font("Serif", 0, 1)
                : Class.forName(name).getConstructor().newInstance();
        Marshaller lenient = Marshaller.builder().allowNamed(List.of(name, Zoo.Box.class.getName())).build();
        for (Object holder : List.of(List.of(value), List.of(value, 1), new ArrayList<>(List.of(value, value)),
                Map.of(1, value), Optional.of(value), new Object[] {value}, new Zoo.Box<>(value))) {
            byte[] bytes = lenient.marshal(holder);
            assertThatThrownBy(() -> ZOO.unmarshal(bytes)).as(holder.toString())
                    .isInstanceOf(RejectedTypeException.class).hasMessageContaining("class=" + name);
        }
    }

    @Test
    void comparatorsOfTheJdkComeBackWithTheLambdasThatTheyCall() {
        Comparator<String> byLength = Comparator.comparing((Function<String, Integer> & Serializable) String::length);
        Comparator<String> then = byLength.thenComparing(Comparator.<String>naturalOrder()).reversed();
        List<String> words = new ArrayList<>(List.of("b", "ccc", "a", "dd"));
        Marshaller marshaller = Marshaller.builder().allowNamed(List.of(RareTypesTest.class.getName())).build();
        words.sort(marshaller.unmarshal(marshaller.marshal(then)));
        assertThat(words).containsExactly("ccc", "dd", "b", "a");
        TreeSet<Map.Entry<String, Integer>> entries = new TreeSet<>(Map.Entry.comparingByKey());
        entries.addAll(List.of(Map.entry("b", 1), Map.entry("a", 2)));
        assertThat(roundTrip(entries).first().getKey()).isEqualTo("a");
        byte[] bytes = marshaller.marshal(byLength);
        assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(GridwireException.class)
                .hasMessageContaining("RareTypesTest");
    }

    @Test
    void comparatorsOfNullsCompareAsBefore() {
        List<Integer> list = new ArrayList<>(Arrays.asList(3, null, 1));
        Comparator<Integer> copy = roundTrip(Comparator.nullsFirst(Comparator.<Integer>reverseOrder()));
        list.sort(copy);
        assertThat(list).containsExactly(null, 3, 1);
    }
}
