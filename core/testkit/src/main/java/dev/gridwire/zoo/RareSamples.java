// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.beans.PropertyChangeSupport;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EventObject;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

/** Makes rarely used JDK objects. */
public final class RareSamples {

    private RareSamples() {}

    /** Returns objects that equal their copies. */
    public static Stream<Object> values() {
        return Stream.of(
                filled(new ConcurrentHashMap<>(), "a", 7), filled(new HashMap<>(), 3), filled(new TreeMap<>(), 2, 1),
                new CopyOnWriteArraySet<>(List.of(3, "b", 1)), Collections.nCopies(5, "x"), Collections.nCopies(0, null),
                Collections.emptySortedMap(), Collections.emptySortedSet(), Collections.emptyNavigableMap(),
                Collections.checkedList(new ArrayList<>(List.of("a")), String.class),
                Collections.checkedList(new LinkedList<>(List.of("a")), String.class),
                Collections.checkedSet(new java.util.HashSet<>(List.of(1)), Integer.class),
                Collections.checkedSortedSet(new TreeSet<>(List.of(1)), Integer.class),
                Collections.checkedNavigableSet(new TreeSet<>(List.of(1)), Integer.class),
                Collections.checkedMap(new HashMap<>(Map.of("a", 1)), String.class, Integer.class),
                Collections.checkedSortedMap(new TreeMap<>(Map.of("a", 1)), String.class, Integer.class),
                Collections.checkedNavigableMap(new TreeMap<>(Map.of("a", 1)), String.class, Integer.class),
                tree().subMap(2, true, 5, false), tree().headMap(3, true), tree().tailMap(4, false), tree().descendingMap(),
                tree().descendingMap().descendingMap(), tree().subMap(2, true, 5, false).descendingMap(),
                new TreeMap<>(Map.of(LocalDate.EPOCH, 1)).tailMap(LocalDate.EPOCH, false),
                Collections.checkedList(List.of("a", "b"), String.class),
                new SimpleDateFormat("yyyy-MM-dd", Locale.US), new SimpleDateFormat("yyyy", Locale.UK),
                new ConcurrentSkipListMap<>(tree()).subMap(2, true, 5, false),
                new ConcurrentSkipListMap<>(tree()).headMap(5, false).descendingMap(), accessed(3), defaulted(),
                JapaneseDate.of(2019, 5, 1), HijrahDate.of(1440, 3, 2), MinguoDate.of(108, 1, 2), ThaiBuddhistDate.of(2562, 1, 2),
                Clock.systemUTC(), Clock.system(ZoneId.of("Europe/Paris")), Clock.fixed(Instant.EPOCH, ZoneOffset.UTC),
                Clock.offset(Clock.systemUTC(), Duration.ofHours(-3)), Clock.tickMinutes(ZoneOffset.UTC),
                new SimpleTimeZone(1, "odd],offset=3,", 2, 1, 0, 0, 10, 1, 0, 0), dom(), european(),
                DecimalFormatSymbols.getInstance(Locale.FRANCE), symbols(), NumberFormat.getInstance(Locale.GERMANY),
                NumberFormat.getPercentInstance(Locale.US), NumberFormat.getCurrencyInstance(Locale.JAPAN), format(),
                new ChoiceFormat("0#none|1#one|2<many"), dates(Locale.US), dates(new Locale("th")), named(),
                DateFormatSymbols.getInstance(Locale.ITALY), new MessageFormat("a {0} b {1,number,#.##} c {0,date}", Locale.UK));
    }

    /** Returns objects that do not equal their copies, or whose equals does not compare everything. */
    public static Stream<Object> others() {
        ArrayBlockingQueue<Object> array = new ArrayBlockingQueue<>(70, true);
        array.addAll(List.of(1, "a"));
        return Stream.of(
                array, new ArrayBlockingQueue<>(3), new LinkedBlockingQueue<>(7), new LinkedBlockingDeque<>(1 << 30),
                Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))), accessed(0), accessed(1),
                Collections.checkedCollection(new ArrayList<>(List.of("a")), String.class),
                Collections.checkedQueue(new ArrayDeque<>(List.of("a")), String.class),
                Comparator.nullsFirst(Comparator.<Integer>naturalOrder()), Comparator.nullsLast(null),
                new Random(5), gaussian(), new EventObject("source"), beans(),
                filled(new IdentityHashMap<>(), new Date(1), new Date(1)));
    }

    private static Set<Object> filled(Map<Object, Boolean> map, Object... elements) {
        Set<Object> set = Collections.newSetFromMap(map);
        set.addAll(Arrays.asList(elements));
        return set;
    }

    /** Returns a sorted map of five entries. */
    public static NavigableMap<Integer, String> tree() {
        return new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e"));
    }

    /** Returns a map in the order of its uses. */
    public static Map<Integer, String> accessed(int size) {
        Map<Integer, String> map = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < size; i++) {
            map.put(i, "value");
        }
        return map;
    }

    /** Returns properties whose defaults also have defaults. */
    public static Properties defaulted() {
        Properties roots = new Properties();
        roots.setProperty("a", "root");
        Properties defaults = new Properties(roots);
        defaults.setProperty("b", "default");
        Properties properties = new Properties(defaults);
        properties.setProperty("c", "own");
        return properties;
    }

    /** Returns a zone whose rules name days of the month. */
    public static SimpleTimeZone dom() {
        SimpleTimeZone zone = new SimpleTimeZone(-3_600_000, "dom", 3, 30, 0, 1, 9, 30, 0, 2, 1_800_000);
        zone.setStartYear(1990);
        return zone;
    }

    private static SimpleTimeZone european() {
        return new SimpleTimeZone(3_600_000, "Paris", Calendar.MARCH, -1, Calendar.SUNDAY, 3_600_000, SimpleTimeZone.UTC_TIME,
                Calendar.OCTOBER, 8, -Calendar.SUNDAY, 3_600_000, SimpleTimeZone.STANDARD_TIME, 3_600_000);
    }

    private static DecimalFormatSymbols symbols() {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.UK);
        symbols.setInfinity("endless");
        symbols.setMonetaryGroupingSeparator('_');
        symbols.setInternationalCurrencySymbol("XXX");
        symbols.setCurrencySymbol("@");
        return symbols;
    }

    private static DecimalFormat format() {
        DecimalFormat format = new DecimalFormat("'#'#,##0.0#;(#)", symbols());
        format.setMultiplier(7);
        format.setParseBigDecimal(true);
        format.setRoundingMode(RoundingMode.DOWN);
        format.setMaximumIntegerDigits(9);
        return format;
    }

    private static SimpleDateFormat dates(Locale locale) {
        SimpleDateFormat format = new SimpleDateFormat("EEEE d MMMM yy HH:mm", locale);
        format.setCalendar(new java.util.GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"), locale));
        format.getCalendar().setTimeInMillis(0);
        format.set2DigitYearStart(new Date(0));
        format.setLenient(false);
        return format;
    }

    private static SimpleDateFormat named() {
        SimpleDateFormat format = dates(Locale.US);
        DateFormatSymbols symbols = format.getDateFormatSymbols();
        symbols.setAmPmStrings(new String[] {"before", "after"});
        format.setDateFormatSymbols(symbols);
        return format;
    }

    /** Returns a generator that holds its next number. */
    public static Random gaussian() {
        Random random = new Random(9);
        random.nextGaussian();
        return random;
    }

    private static PropertyChangeSupport beans() {
        PropertyChangeSupport support = new PropertyChangeSupport(new Date(3));
        support.addPropertyChangeListener(new Listener());
        support.addPropertyChangeListener("price", new Listener());
        support.addPropertyChangeListener(event -> { });
        return support;
    }
}
