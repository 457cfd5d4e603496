// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.zoo.Zoo;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.sql.SQLClientInfoException;
import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JdkTypesTest {

    static Stream<Object> values() {
        return Stream.of(
                true, (byte) 1, (short) 2, 'c', 3, 4L, 5f, 6d, "text", "", "\ud800",
                BigInteger.TEN.pow(50).negate(), new BigDecimal("-12.3400"), MathContext.DECIMAL64, new UUID(1, 2),
                OptionalInt.of(3), OptionalInt.empty(), OptionalLong.of(4), OptionalDouble.of(1.5),
                Instant.MAX, Instant.EPOCH, Duration.ofNanos(-1), LocalDate.MIN, LocalTime.MAX, LocalTime.NOON,
                LocalDateTime.of(2020, 2, 29, 1, 2, 3, 4), Year.of(2024), YearMonth.of(2024, 2), MonthDay.of(2, 29),
                Period.of(1, -2, 3), ZoneOffset.ofHours(2), ZoneId.of("Europe/Paris"),
                OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC), OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.MIN),
                ZonedDateTime.of(2020, 10, 25, 2, 30, 0, 0, ZoneId.of("Europe/Paris")).withLaterOffsetAtOverlap(),
                new Date(5), Locale.GERMANY, new Locale("ja", "JP", "JP"), Locale.ROOT,
                Currency.getInstance("EUR"), URI.create("http://example.org/a?b#c"), calendar(),
                String.class, int.class, int[][].class, Zoo.Node[].class, List.class, Zoo.Colour.RED, DayOfWeek.FRIDAY,
                TimeUnit.DAYS, Optional.of("x"), Optional.empty(), Map.entry("k", 1),
                new AbstractMap.SimpleEntry<>("k", null), new AbstractMap.SimpleImmutableEntry<>(1, 2),
                BitSet.valueOf(new long[] {5, 0, 9}), new BitSet());
    }

    private static GregorianCalendar calendar() {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("America/New_York"));
        calendar.setTimeInMillis(1_000_000_000_000L);
        // All of it other than a new calendar has it, anywhere.
        calendar.setFirstDayOfWeek(Calendar.WEDNESDAY);
        calendar.setMinimalDaysInFirstWeek(6);
        calendar.setGregorianChange(new Date(-1_000_000_000_000L));
        calendar.setLenient(false);
        return calendar;
    }

    static Stream<Object> containers() {
        return Stream.of(
                new ArrayList<>(Arrays.asList(1, null, 2)), new LinkedList<>(List.of("a")), new Vector<>(List.of(1)),
                new HashSet<>(List.of("a", "b")), new LinkedHashSet<>(List.of(3, 1, 2)), new TreeSet<>(List.of(3, 1)),
                new HashMap<>(Map.of("a", 1)), linked(), new TreeMap<>(Map.of(2, "b", 1, "a")),
                new ConcurrentHashMap<>(Map.of(1, 2)), new ConcurrentSkipListMap<>(Map.of(1, 2)),
                new ConcurrentSkipListSet<>(List.of(5, 4)), new CopyOnWriteArrayList<>(List.of(1, 2)),
                EnumSet.of(Zoo.Colour.GREEN), EnumSet.noneOf(Zoo.Colour.class), EnumSet.allOf(Zoo.Colour.class),
                new EnumMap<>(Map.of(Zoo.Colour.RED, 1)), new EnumMap<>(Zoo.Colour.class),
                List.of(), List.of(1), List.of(1, 2, 3), Set.of(), Set.of(1), Set.of(1, 2, 3), Map.of(), Map.of(1, 2),
                Map.of(1, 2, 3, 4), Stream.of("a", null).toList(), Arrays.asList(1, 2),
                Collections.emptyList(), Collections.emptySet(), Collections.emptyMap(), Collections.singleton(1),
                Collections.singletonList(null), Collections.singletonMap("k", "v"),
                Collections.unmodifiableList(new ArrayList<>(List.of(1))),
                Collections.unmodifiableList(new LinkedList<>(List.of(1))),
                Collections.unmodifiableSet(new HashSet<>(List.of(1))), Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))),
                Collections.unmodifiableSortedSet(new TreeSet<>(List.of(1))),
                Collections.unmodifiableNavigableMap(new TreeMap<>()),
                Collections.unmodifiableSortedMap(new TreeMap<>()), Collections.unmodifiableNavigableSet(new TreeSet<>()),
                Collections.synchronizedList(new ArrayList<>(List.of(1))), Collections.synchronizedSet(new HashSet<>(Set.of(1))),
                Collections.synchronizedMap(new HashMap<>(Map.of(1, 2))), Collections.synchronizedSortedMap(new TreeMap<>()),
                Collections.synchronizedSortedSet(new TreeSet<>()), Collections.synchronizedNavigableMap(new TreeMap<>()),
                Collections.synchronizedNavigableSet(new TreeSet<>()), Collections.synchronizedList(new LinkedList<>()));
    }

    private static Map<String, Object> linked() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", null);
        map.put(null, List.of("x", "y"));
        return map;
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
}
