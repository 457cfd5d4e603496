// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
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
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Makes values and containers of the JDK whose classes define {@code equals}. */
public final class JdkSamples {

    private JdkSamples() {}

    /** Returns values, each of which equals its copies. */
    public static Stream<Object> values() {
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

    /** Returns collections, maps and views of them. */
    public static Stream<Object> containers() {
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

    private static GregorianCalendar calendar() {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("America/New_York"));
        calendar.setTimeInMillis(1_000_000_000_000L);
        // Each setting differs from that of a new calendar in any locale.
        calendar.setFirstDayOfWeek(Calendar.WEDNESDAY);
        calendar.setMinimalDaysInFirstWeek(6);
        calendar.setGregorianChange(new Date(-1_000_000_000_000L));
        calendar.setLenient(false);
        return calendar;
    }

    private static Map<String, Object> linked() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", null);
        map.put(null, List.of("x", "y"));
        return map;
    }
}
