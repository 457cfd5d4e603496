// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.zoo.JdkSamples;
import dev.gridwire.zoo.Zoo;
import java.net.MalformedURLException;
import java.net.URL;
import java.sql.SQLClientInfoException;
import java.text.NumberFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class JdkTypesTest {

    static Stream<Object> values() {
        return JdkSamples.values();
    }

    static Stream<Object> containers() {
        return JdkSamples.containers();
    }

    @ParameterizedTest
    @MethodSource({"values", "containers"})
    void valuesAndContainersComeBackEqualAndOfTheSameClass(Object value) {
        assertSameGraph(value);
        Object[] twice = roundTrip(new Object[] {value, new Zoo.Box<>(value), new ArrayList<>(Arrays.asList(value, value))});
        assertThat(twice[0]).isEqualTo(value);
        assertThat(((List<?>) twice[2]).get(0)).isEqualTo(value);
    }

    @Test
    void objectsWithoutEqualsComeBackWithTheSameContent() {
        assertThat(Marshallers.<AtomicInteger>roundTrip(new AtomicInteger(5)).get()).isEqualTo(5);
        assertThat(Marshallers.<AtomicLong>roundTrip(new AtomicLong(6)).get()).isEqualTo(6);
        assertThat(Marshallers.<AtomicBoolean>roundTrip(new AtomicBoolean(true)).get()).isTrue();
        assertThat(roundTrip(new AtomicReference<>("a")).get()).isEqualTo("a");
        assertThat(roundTrip(new AtomicReferenceArray<>(new Integer[] {1, null})).toString()).isEqualTo("[1, null]");
        assertThat(roundTrip(new AtomicIntegerArray(new int[] {1})).toString()).isEqualTo("[1]");
        assertThat(roundTrip(new AtomicLongArray(new long[] {1})).toString()).isEqualTo("[1]");
        assertThat(roundTrip(new StringBuilder("sb")).toString()).isEqualTo("sb");
        assertThat(roundTrip(new StringBuffer("sb")).toString()).isEqualTo("sb");
        Pattern pattern = roundTrip(Pattern.compile("a+", Pattern.CASE_INSENSITIVE));
        assertThat(pattern.matcher("AA").matches()).isTrue();
        assertThat(new ArrayList<>(roundTrip(new ArrayDeque<>(List.of(1, 2))))).isEqualTo(List.of(1, 2));
        assertThat(new ArrayList<>(roundTrip(new ConcurrentLinkedQueue<>(List.of(1))))).isEqualTo(List.of(1));
        assertThat(new ArrayList<>(roundTrip(new ConcurrentLinkedDeque<>(List.of(1))))).isEqualTo(List.of(1));
        Collection<Integer> view = roundTrip(Collections.unmodifiableCollection(new ArrayList<>(List.of(1))));
        assertThat(view).containsExactly(1);
        assertThat(roundTrip(new Object()).getClass()).isSameAs(Object.class);
    }

    @Test
    void timeZonesAndPartsOfImmutableListsComeBackEqual() {
        TimeZone zone = TimeZone.getTimeZone("Asia/Tokyo");
        assertThat(roundTrip(zone)).isEqualTo(zone);
        assertThat(roundTrip(List.of(1, 2, 3).subList(0, 2))).isEqualTo(List.of(1, 2));
    }

    @Test
    void priorityQueuesKeepTheirOrder() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
        queue.addAll(List.of(3, 9, 1, 7));
        PriorityQueue<Integer> copy = roundTrip(queue);
        assertThat(copy.toArray()).isEqualTo(queue.toArray());
        assertThat(copy.poll()).isEqualTo(9);
    }

    @Test
    void comparatorsComeBack() {
        TreeMap<Zoo.Key, String> map = new TreeMap<>(new Zoo.ByNumber());
        map.put(new Zoo.Key(1), "a");
        map.put(new Zoo.Key(2), "b");
        TreeMap<Zoo.Key, String> copy = roundTrip(map);
        assertThat(copy.firstKey().number).isEqualTo(2);
        TreeMap<Zoo.Key, String> reversed = new TreeMap<>(Collections.reverseOrder(new Zoo.ByNumber()));
        reversed.putAll(map);
        assertThat(roundTrip(reversed).firstKey().number).isEqualTo(1);
        TreeSet<String> ignoringCase = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        ignoringCase.add("A");
        assertThat(roundTrip(ignoringCase).contains("a")).isTrue();
        assertThat(roundTrip(new TreeSet<>(Comparator.<Integer>naturalOrder())).comparator()).isSameAs(Comparator.naturalOrder());
    }

    @Test
    void viewsShareWhatTheyShow() {
        List<Integer> list = new ArrayList<>(List.of(1));
        Integer[] array = {1};
        Object[] copy = roundTrip(new Object[] {list, Collections.unmodifiableList(list), array, Arrays.asList(array)});
        @SuppressWarnings("unchecked")
        List<Integer> listCopy = (List<Integer>) copy[0];
        listCopy.add(2);
        assertThat((List<?>) copy[1]).isEqualTo(List.of(1, 2));
        ((Integer[]) copy[2])[0] = 9;
        assertThat((List<?>) copy[3]).isEqualTo(List.of(9));
    }

    @Test
    void identityMapsKeepTheirKeysApart() {
        Map<Object, Integer> map = new IdentityHashMap<>();
        map.put(new Zoo.Key(1), 1);
        map.put(new Zoo.Key(1), 2);
        assertThat(roundTrip(map)).hasSize(2);
    }

    @Test
    void urlsAreLetInOnRequestOnly() throws MalformedURLException {
        URL url = new URL("http://localhost/");
        assertThatThrownBy(() -> ZOO.marshal(url))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("register(java.net.URL.class)");
        Marshaller lenient = Marshaller.builder().register(URL.class).build();
        byte[] bytes = lenient.marshal(url);
        assertThat(lenient.<URL>unmarshal(bytes).toExternalForm()).isEqualTo("http://localhost/");
        assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void objectsThatCannotBeRebuiltAreRefused() {
        Object mutex = Collections.synchronizedList(new ArrayList<>(List.of(1, 2))).subList(0, 1);
        for (Object each : new Object[] {
            mutex, NumberFormat.getCompactNumberInstance(), new SQLClientInfoException(),
            Collections.unmodifiableSet(EnumSet.noneOf(Zoo.Colour.class)),
            new ArrayList<>(List.of(1, 2)).subList(0, 1), new Thread(), Comparator.comparing(Object::toString)
        }) {
            assertThatThrownBy(() -> ZOO.marshal(each))
                    .isInstanceOf(GridwireException.class)
                    .hasMessageContaining("not supported yet");
        }
    }

    @Test
    void aUrlWithoutItsTextIsMalformed() throws MalformedURLException {
        Marshaller marshaller = Marshaller.builder().register(URL.class).build();
        byte[] bytes = marshaller.marshal(new URL("http://a"));
        byte[] forged = Arrays.copyOf(bytes, bytes.length - "http://a".length());
        forged[forged.length - 1] = 0;
        assertThatThrownBy(() -> marshaller.unmarshal(forged)).isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("a text is null");
    }
}
