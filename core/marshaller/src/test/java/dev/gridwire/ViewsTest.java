// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Views of the JDK, which hide their containers. */
class ViewsTest {

    private static final int ROUND_TRIPS = 3;

    static Stream<Object> views() {
        List<List<Object>> lists = List.of(
                new ArrayList<>(List.of(1, "b")), new LinkedList<>(List.of(1, "b")), new ArrayList<>(), new LinkedList<>(),
                Arrays.asList(1, null, "c"));
        NavigableSet<Object> set = new TreeSet<>(List.of("a", "b"));
        NavigableMap<Object, Object> map = new TreeMap<>(Map.of("a", 1, "b", 2));
        Stream<Object> ofLists = lists.stream().flatMap(list -> Stream.of(
                Collections.unmodifiableList(list), Collections.synchronizedList(list), Collections.unmodifiableCollection(list),
                Collections.synchronizedCollection(list), Collections.unmodifiableList(Collections.synchronizedList(list)),
                Collections.synchronizedList(Collections.unmodifiableList(list))));
        Stream<Object> ofSets = Stream.of(set, new LinkedHashSet<>(set), new TreeSet<>(Collections.reverseOrder()))
                .flatMap(each -> Stream.of(Collections.unmodifiableSet(each), Collections.synchronizedSet(each),
                        Collections.unmodifiableCollection(each)));
        Stream<Object> ofMaps = Stream.of(map, new LinkedHashMap<>(map), new HashMap<>(Map.of(1, 2)), new TreeMap<>())
                .flatMap(each -> Stream.of(Collections.unmodifiableMap(each), Collections.synchronizedMap(each)));
        Stream<Object> sorted = Stream.of(
                Collections.unmodifiableSortedSet(set), Collections.synchronizedSortedSet(set),
                Collections.unmodifiableNavigableSet(set), Collections.synchronizedNavigableSet(set),
                Collections.unmodifiableSortedMap(map), Collections.synchronizedSortedMap(map),
                Collections.unmodifiableNavigableMap(map), Collections.synchronizedNavigableMap(map),
                Collections.unmodifiableNavigableSet(Collections.synchronizedNavigableSet(set)));
        return Stream.of(ofLists, ofSets, ofMaps, sorted).flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("views")
    void bytesAndClassStayTheSameOverRoundTrips(Object view) {
        byte[] bytes = ZOO.marshal(view);
        Object copy = view;
        for (int i = 0; i < ROUND_TRIPS; i++) {
            copy = ZOO.unmarshal(bytes);
            assertThat(copy.getClass()).isEqualTo(view.getClass());
            assertThat(copy.toString()).isEqualTo(view.toString());
            assertThat(ZOO.marshal(copy)).isEqualTo(bytes);
        }
    }

    @Test
    void aListAndItsViewsStayOneList() {
        for (List<Object> list : List.of(new ArrayList<Object>(List.of(1)), new LinkedList<Object>(List.of(1)))) {
            Object[] views = {Collections.unmodifiableList(list), list, Collections.synchronizedList(list)};
            byte[] bytes = ZOO.marshal(views);
            Object[] copy = ZOO.unmarshal(bytes);
            assertThat(ZOO.marshal(copy)).isEqualTo(bytes);
            @SuppressWarnings("unchecked")
            List<Object> copiedList = (List<Object>) copy[1];
            copiedList.add("later");
            assertThat(copy[0]).hasToString("[1, later]");
            assertThat(copy[2]).hasToString("[1, later]");
        }
    }

    /** Java serialization shows a substitute of the container behind these. */
    @Test
    void viewsOfImmutableCollectionsShowEqualOnes() {
        for (Object view : List.of(
                Collections.unmodifiableList(Stream.of(1).toList()), Collections.unmodifiableList(Arrays.asList(1, null)),
                Collections.synchronizedList(List.of(1)), Collections.unmodifiableSet(Set.of(1)),
                Collections.unmodifiableMap(Map.of(1, 2)))) {
            Object copy = ZOO.unmarshal(ZOO.marshal(view));
            assertThat(copy).isEqualTo(view).hasSameClassAs(view);
            assertThat(ZOO.marshal(copy)).isEqualTo(ZOO.marshal(view));
        }
    }

    @Test
    void viewsOfEnumSetsAreRefused() {
        assertThatThrownBy(() -> ZOO.marshal(Collections.unmodifiableSet(EnumSet.of(TimeUnit.DAYS))))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("This view, because of the container behind it")
                .hasMessageEndingWith("store a copy of the content");
    }
}
