// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.hooks.JavaOracle;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.zoo.Listener;
import dev.gridwire.zoo.Zoo;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeListenerProxy;
import java.beans.PropertyChangeSupport;
import java.io.Serializable;
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
import java.util.Collection;
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
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of the JDK that few use, each as Java serialization copies it. */
class RareTypesTest {

    /** Equal copies are made of these. */
    static Stream<Object> values() {
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

    /** Of these no two are equal, or what is equal is not all. */
    static Stream<Object> others() {
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

    private static NavigableMap<Integer, String> tree() {
        return new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e"));
    }

    private static Map<Integer, String> accessed(int size) {
        Map<Integer, String> map = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < size; i++) {
            map.put(i, "value");
        }
        return map;
    }

    private static Properties defaulted() {
        Properties roots = new Properties();
        roots.setProperty("a", "root");
        Properties defaults = new Properties(roots);
        defaults.setProperty("b", "default");
        Properties properties = new Properties(defaults);
        properties.setProperty("c", "own");
        return properties;
    }

    private static SimpleTimeZone dom() {
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

    private static Random gaussian() {
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
            Map<Integer, String> map = accessed(size);
            Map<Integer, String> copy = roundTrip(map);
            copy.put(8, "later");
            copy.put(9, "last");
            copy.get(8);
            assertThat(copy.keySet()).endsWith(8);
        }
        List<Map<Integer, String>> mixed = new ArrayList<>(List.of(new LinkedHashMap<>(Map.of(1, "a")), accessed(3)));
        List<Map<Integer, String>> copies = roundTrip(mixed);
        copies.get(1).get(0);
        assertThat(copies.get(1).keySet()).containsExactly(1, 2, 0);
        assertThat(copies.get(0)).isEqualTo(mixed.get(0));
    }

    @Test
    void theRareFormIsSeenAfterManyOfTheUsualOne() {
        Object[][] forms = {
            {new SimpleTimeZone(1, "plain"), dom()}, {new LinkedHashMap<>(Map.of(1, "a")), accessed(3)},
            {new Properties(), defaulted()}, {new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>(3)}
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
        for (Random random : List.of(new Random(1), gaussian())) {
            Random copy = roundTrip(random);
            assertThat(copy.nextGaussian()).isEqualTo(random.nextGaussian());
            assertThat(copy.nextLong()).isEqualTo(random.nextLong());
        }
    }

    @Test
    void defaultsOfPropertiesComeBackAsTheyWere() {
        Properties copy = roundTrip(defaulted());
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
        NavigableMap<Integer, String> map = tree();
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
