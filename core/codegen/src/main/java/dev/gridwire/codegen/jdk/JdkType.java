// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;
import static dev.gridwire.codegen.jdk.JdkType.Family.ARRAY_LEAF;
import static dev.gridwire.codegen.jdk.JdkType.Family.COLLECTION;
import static dev.gridwire.codegen.jdk.JdkType.Family.CONSTANT;
import static dev.gridwire.codegen.jdk.JdkType.Family.IMMUTABLE;
import static dev.gridwire.codegen.jdk.JdkType.Family.MAP;
import static dev.gridwire.codegen.jdk.JdkType.Family.MUTABLE_LEAF;
import static dev.gridwire.codegen.jdk.JdkType.Family.NUMBER;
import static dev.gridwire.codegen.jdk.JdkType.Family.SPECIAL;
import static dev.gridwire.codegen.jdk.JdkType.Family.TEXT;
import static dev.gridwire.codegen.jdk.JdkType.Family.TIME;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lists the JDK types that have a codec. Their numbers are part of the wire format: never change or reuse one. Numbers below 63
 * take one byte, and those from 64 on take two.
 */
public enum JdkType {
    STRING(0, TEXT, "java.lang.String"),
    BOOLEAN(1, NUMBER, "java.lang.Boolean"),
    BYTE(2, NUMBER, "java.lang.Byte"),
    SHORT(3, NUMBER, "java.lang.Short"),
    CHARACTER(4, NUMBER, "java.lang.Character"),
    INTEGER(5, NUMBER, "java.lang.Integer"),
    LONG(6, NUMBER, "java.lang.Long"),
    FLOAT(7, NUMBER, "java.lang.Float"),
    DOUBLE(8, NUMBER, "java.lang.Double"),
    OBJECT(9, CONSTANT, "java.lang.Object"),
    ARRAY(10, SPECIAL),
    BOOLEAN_ARRAY(11, ARRAY_LEAF, "[Z"),
    BYTE_ARRAY(12, ARRAY_LEAF, "[B"),
    SHORT_ARRAY(13, ARRAY_LEAF, "[S"),
    CHAR_ARRAY(14, ARRAY_LEAF, "[C"),
    INT_ARRAY(15, ARRAY_LEAF, "[I"),
    LONG_ARRAY(16, ARRAY_LEAF, "[J"),
    FLOAT_ARRAY(17, ARRAY_LEAF, "[F"),
    DOUBLE_ARRAY(18, ARRAY_LEAF, "[D"),
    BIG_INTEGER(19, NUMBER, "java.math.BigInteger"),
    BIG_DECIMAL(20, NUMBER, "java.math.BigDecimal"),
    UUID(21, NUMBER, "java.util.UUID"),
    INSTANT(22, TIME, "java.time.Instant"),
    DURATION(23, TIME, "java.time.Duration"),
    LOCAL_DATE(24, TIME, "java.time.LocalDate"),
    LOCAL_TIME(25, TIME, "java.time.LocalTime"),
    LOCAL_DATE_TIME(26, TIME, "java.time.LocalDateTime"),
    ZONED_DATE_TIME(27, TIME, "java.time.ZonedDateTime"),
    OFFSET_DATE_TIME(28, TIME, "java.time.OffsetDateTime"),
    DATE(29, MUTABLE_LEAF, "java.util.Date"),
    OPTIONAL(30, HolderParts.NONE_OR_ONE, "java.util.Optional"),
    ARRAY_LIST(31, COLLECTION, "java.util.ArrayList"),
    LINKED_LIST(32, COLLECTION, "java.util.LinkedList"),
    ARRAY_DEQUE(33, COLLECTION, "java.util.ArrayDeque"),
    HASH_SET(34, COLLECTION, ContainerKind.HASHED, "java.util.HashSet"),
    LINKED_HASH_SET(35, COLLECTION, ContainerKind.LINKED, "java.util.LinkedHashSet"),
    TREE_SET(36, COLLECTION, ContainerKind.SORTED, "java.util.TreeSet"),
    HASH_MAP(37, MAP, ContainerKind.HASHED, "java.util.HashMap"),
    LINKED_HASH_MAP(38, MAP, ContainerKind.LINKED, "java.util.LinkedHashMap"),
    TREE_MAP(39, MAP, ContainerKind.SORTED, "java.util.TreeMap"),
    ENUM_MAP(40, MAP, ContainerKind.ENUM, "java.util.EnumMap"),
    ENUM_SET(41, COLLECTION, ContainerKind.ENUM, "java.util.EnumSet", "java.util.RegularEnumSet", "java.util.JumboEnumSet"),
    CONCURRENT_HASH_MAP(42, MAP, ContainerKind.HASHED, "java.util.concurrent.ConcurrentHashMap"),
    COPY_ON_WRITE_ARRAY_LIST(43, COLLECTION, "java.util.concurrent.CopyOnWriteArrayList"),
    PRIORITY_QUEUE(44, COLLECTION, ContainerKind.SORTED, "java.util.PriorityQueue"),
    LIST_OF(
            45,
            IMMUTABLE,
            "java.util.ImmutableCollections$ListN",
            "java.util.ImmutableCollections$List12",
            "java.util.ImmutableCollections$SubList"),
    SET_OF(46, IMMUTABLE, ContainerKind.PROBED, "java.util.ImmutableCollections$SetN", "java.util.ImmutableCollections$Set12"),
    MAP_OF(47, IMMUTABLE, ContainerKind.PROBED, "java.util.ImmutableCollections$MapN", "java.util.ImmutableCollections$Map1"),
    AS_LIST(48, View.ARRAY, "java.util.Arrays$ArrayList"),
    CLASS(49, SPECIAL, "java.lang.Class"),
    LOCALE(50, TEXT, "java.util.Locale"),
    CURRENCY(51, TEXT, "java.util.Currency"),
    URI(52, TEXT, "java.net.URI"),
    ATOMIC_INTEGER(53, MUTABLE_LEAF, "java.util.concurrent.atomic.AtomicInteger"),
    ATOMIC_LONG(54, MUTABLE_LEAF, "java.util.concurrent.atomic.AtomicLong"),
    ATOMIC_BOOLEAN(55, MUTABLE_LEAF, "java.util.concurrent.atomic.AtomicBoolean"),
    ATOMIC_REFERENCE(56, HolderParts.ONE, "java.util.concurrent.atomic.AtomicReference"),
    STRING_BUILDER(57, MUTABLE_LEAF, "java.lang.StringBuilder"),
    BIT_SET(58, MUTABLE_LEAF, "java.util.BitSet"),
    MATH_CONTEXT(64, NUMBER, "java.math.MathContext"),
    OPTIONAL_INT(65, NUMBER, "java.util.OptionalInt"),
    OPTIONAL_LONG(66, NUMBER, "java.util.OptionalLong"),
    OPTIONAL_DOUBLE(67, NUMBER, "java.util.OptionalDouble"),
    OFFSET_TIME(68, TIME, "java.time.OffsetTime"),
    YEAR(69, TIME, "java.time.Year"),
    YEAR_MONTH(70, TIME, "java.time.YearMonth"),
    MONTH_DAY(71, TIME, "java.time.MonthDay"),
    PERIOD(72, TIME, "java.time.Period"),
    ZONE_OFFSET(73, TIME, "java.time.ZoneOffset"),
    ZONE_ID(74, TIME, "java.time.ZoneRegion", "java.time.ZoneId"),
    STRING_BUFFER(75, MUTABLE_LEAF, "java.lang.StringBuffer"),
    PATTERN(76, MUTABLE_LEAF, "java.util.regex.Pattern"),
    URL(77, MUTABLE_LEAF, "java.net.URL"),
    TIME_ZONE(78, MUTABLE_LEAF, "sun.util.calendar.ZoneInfo", "java.util.TimeZone"),
    CALENDAR(79, MUTABLE_LEAF, "java.util.GregorianCalendar"),
    ATOMIC_INTEGER_ARRAY(80, MUTABLE_LEAF, "java.util.concurrent.atomic.AtomicIntegerArray"),
    ATOMIC_LONG_ARRAY(81, MUTABLE_LEAF, "java.util.concurrent.atomic.AtomicLongArray"),
    SIMPLE_ENTRY(82, HolderParts.TWO, "java.util.AbstractMap$SimpleEntry"),
    SIMPLE_IMMUTABLE_ENTRY(83, HolderParts.TWO, "java.util.AbstractMap$SimpleImmutableEntry"),
    ENTRY(84, HolderParts.TWO_NOT_NULL, "java.util.KeyValueHolder"),
    SINGLETON_SET(86, HolderParts.ONE, "java.util.Collections$SingletonSet"),
    SINGLETON_LIST(87, HolderParts.ONE, "java.util.Collections$SingletonList"),
    SINGLETON_MAP(88, HolderParts.TWO, "java.util.Collections$SingletonMap"),
    EMPTY_LIST(89, CONSTANT, "java.util.Collections$EmptyList"),
    EMPTY_SET(90, CONSTANT, "java.util.Collections$EmptySet"),
    EMPTY_MAP(91, CONSTANT, "java.util.Collections$EmptyMap"),
    NATURAL_ORDER(92, CONSTANT, "java.util.Comparators$NaturalOrderComparator"),
    REVERSE_ORDER(93, CONSTANT, "java.util.Collections$ReverseComparator"),
    CASE_INSENSITIVE_ORDER(94, CONSTANT, "java.lang.String$CaseInsensitiveComparator"),
    REVERSED(95, HolderParts.ONE_NOT_NULL, "java.util.Collections$ReverseComparator2"),
    UNMODIFIABLE_COLLECTION(96, View.COLLECTION, "java.util.Collections$UnmodifiableCollection"),
    UNMODIFIABLE_LIST(
            97, View.LIST, "java.util.Collections$UnmodifiableList", "java.util.Collections$UnmodifiableRandomAccessList"),
    UNMODIFIABLE_SET(98, View.SET, "java.util.Collections$UnmodifiableSet"),
    UNMODIFIABLE_MAP(99, View.MAP, "java.util.Collections$UnmodifiableMap"),
    UNMODIFIABLE_SORTED_SET(100, View.SORTED_SET, "java.util.Collections$UnmodifiableSortedSet"),
    UNMODIFIABLE_SORTED_MAP(101, View.SORTED_MAP, "java.util.Collections$UnmodifiableSortedMap"),
    UNMODIFIABLE_NAVIGABLE_SET(102, View.NAVIGABLE_SET, "java.util.Collections$UnmodifiableNavigableSet"),
    UNMODIFIABLE_NAVIGABLE_MAP(103, View.NAVIGABLE_MAP, "java.util.Collections$UnmodifiableNavigableMap"),
    SYNCHRONIZED_COLLECTION(104, View.COLLECTION, "java.util.Collections$SynchronizedCollection"),
    SYNCHRONIZED_LIST(
            105, View.LIST, "java.util.Collections$SynchronizedList", "java.util.Collections$SynchronizedRandomAccessList"),
    SYNCHRONIZED_SET(106, View.SET, "java.util.Collections$SynchronizedSet"),
    SYNCHRONIZED_MAP(107, View.MAP, "java.util.Collections$SynchronizedMap"),
    SYNCHRONIZED_SORTED_SET(108, View.SORTED_SET, "java.util.Collections$SynchronizedSortedSet"),
    SYNCHRONIZED_SORTED_MAP(109, View.SORTED_MAP, "java.util.Collections$SynchronizedSortedMap"),
    SYNCHRONIZED_NAVIGABLE_SET(110, View.NAVIGABLE_SET, "java.util.Collections$SynchronizedNavigableSet"),
    SYNCHRONIZED_NAVIGABLE_MAP(111, View.NAVIGABLE_MAP, "java.util.Collections$SynchronizedNavigableMap"),
    ATOMIC_REFERENCE_ARRAY(112, HolderParts.ANY, "java.util.concurrent.atomic.AtomicReferenceArray"),
    IDENTITY_HASH_MAP(113, MAP, ContainerKind.IDENTITY, "java.util.IdentityHashMap"),
    CONCURRENT_SKIP_LIST_MAP(114, MAP, ContainerKind.SORTED, "java.util.concurrent.ConcurrentSkipListMap"),
    CONCURRENT_SKIP_LIST_SET(115, COLLECTION, ContainerKind.SORTED, "java.util.concurrent.ConcurrentSkipListSet"),
    CONCURRENT_LINKED_QUEUE(116, COLLECTION, "java.util.concurrent.ConcurrentLinkedQueue"),
    CONCURRENT_LINKED_DEQUE(117, COLLECTION, "java.util.concurrent.ConcurrentLinkedDeque"),
    VECTOR(119, COLLECTION, "java.util.Vector"),
    PROXY(120, SPECIAL),
    SERIALIZED_LAMBDA(121, SPECIAL, "java.lang.invoke.SerializedLambda"),
    HASHTABLE(122, MAP, ContainerKind.HASHED, "java.util.Hashtable"),
    PROPERTIES(123, MAP, ContainerKind.HASHED, "java.util.Properties"),
    STACK(124, COLLECTION, "java.util.Stack"),
    KEY_SET_VIEW(125, HolderParts.TWO, "java.util.concurrent.ConcurrentHashMap$KeySetView"),
    FILE(126, MUTABLE_LEAF, "java.io.File"),
    INET4_ADDRESS(127, MUTABLE_LEAF, "java.net.Inet4Address"),
    INET6_ADDRESS(128, MUTABLE_LEAF, "java.net.Inet6Address"),
    INET_SOCKET_ADDRESS(129, HolderParts.TWO, "java.net.InetSocketAddress"),
    SQL_DATE(130, MUTABLE_LEAF, "java.sql.Date"),
    SQL_TIME(131, MUTABLE_LEAF, "java.sql.Time"),
    SQL_TIMESTAMP(132, MUTABLE_LEAF, "java.sql.Timestamp"),
    SIMPLE_TIME_ZONE(133, MUTABLE_LEAF, "java.util.SimpleTimeZone"),
    LOG_LEVEL(134, MUTABLE_LEAF, "java.util.logging.Level"),
    LONG_ADDER(135, MUTABLE_LEAF, "java.util.concurrent.atomic.LongAdder"),
    DOUBLE_ADDER(136, MUTABLE_LEAF, "java.util.concurrent.atomic.DoubleAdder"),
    REENTRANT_LOCK(137, MUTABLE_LEAF, "java.util.concurrent.locks.ReentrantLock"),
    REENTRANT_READ_WRITE_LOCK(138, MUTABLE_LEAF, "java.util.concurrent.locks.ReentrantReadWriteLock"),
    SEMAPHORE(139, MUTABLE_LEAF, "java.util.concurrent.Semaphore"),
    LINKED_BLOCKING_QUEUE(140, COLLECTION, "java.util.concurrent.LinkedBlockingQueue"),
    LINKED_BLOCKING_DEQUE(141, COLLECTION, "java.util.concurrent.LinkedBlockingDeque"),
    PRIORITY_BLOCKING_QUEUE(142, COLLECTION, ContainerKind.SORTED, "java.util.concurrent.PriorityBlockingQueue"),
    COPY_ON_WRITE_ARRAY_SET(143, COLLECTION, ContainerKind.SCANNED, "java.util.concurrent.CopyOnWriteArraySet"),
    ACCESS_ORDER_MAP(144, MAP, ContainerKind.LINKED, "java.util.LinkedHashMap"),
    BOUNDED_LINKED_QUEUE(145, COLLECTION, ContainerKind.BOUNDED, "java.util.concurrent.LinkedBlockingQueue"),
    BOUNDED_LINKED_DEQUE(146, COLLECTION, ContainerKind.BOUNDED, "java.util.concurrent.LinkedBlockingDeque"),
    ARRAY_BLOCKING_QUEUE(147, COLLECTION, ContainerKind.BOUNDED, "java.util.concurrent.ArrayBlockingQueue"),
    PROPERTIES_WITH_DEFAULTS(148, MAP, ContainerKind.DEFAULTED, "java.util.Properties"),
    EMPTY_SORTED_SET(149, CONSTANT, "java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet"),
    EMPTY_SORTED_MAP(150, CONSTANT, "java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap"),
    N_COPIES(151, HolderParts.TWO, "java.util.Collections$CopiesList"),
    LIFO_QUEUE(152, HolderParts.ONE_NOT_NULL, "java.util.Collections$AsLIFOQueue"),
    SET_FROM_MAP(153, HolderParts.ONE_NOT_NULL, "java.util.Collections$SetFromMap"),
    CHECKED_COLLECTION(154, HolderParts.TWO_NOT_NULL, "java.util.Collections$CheckedCollection"),
    CHECKED_LIST(
            155,
            HolderParts.TWO_NOT_NULL,
            "java.util.Collections$CheckedList",
            "java.util.Collections$CheckedRandomAccessList"),
    CHECKED_SET(156, HolderParts.TWO_NOT_NULL, "java.util.Collections$CheckedSet"),
    CHECKED_SORTED_SET(157, HolderParts.TWO_NOT_NULL, "java.util.Collections$CheckedSortedSet"),
    CHECKED_NAVIGABLE_SET(158, HolderParts.TWO_NOT_NULL, "java.util.Collections$CheckedNavigableSet"),
    CHECKED_QUEUE(159, HolderParts.TWO_NOT_NULL, "java.util.Collections$CheckedQueue"),
    CHECKED_MAP(160, HolderParts.THREE_NOT_NULL, "java.util.Collections$CheckedMap"),
    CHECKED_SORTED_MAP(161, HolderParts.THREE_NOT_NULL, "java.util.Collections$CheckedSortedMap"),
    CHECKED_NAVIGABLE_MAP(162, HolderParts.THREE_NOT_NULL, "java.util.Collections$CheckedNavigableMap"),
    SUB_MAP(
            163,
            HolderParts.FOUR,
            "java.util.TreeMap$AscendingSubMap",
            "java.util.TreeMap$DescendingSubMap",
            "java.util.concurrent.ConcurrentSkipListMap$SubMap"),
    NULL_COMPARATOR(164, HolderParts.TWO, "java.util.Comparators$NullComparator"),
    RANDOM(165, MUTABLE_LEAF, "java.util.Random"),
    SYSTEM_CLOCK(166, HolderParts.ONE_NOT_NULL, "java.time.Clock$SystemClock"),
    FIXED_CLOCK(167, HolderParts.TWO_NOT_NULL, "java.time.Clock$FixedClock"),
    OFFSET_CLOCK(168, HolderParts.TWO_NOT_NULL, "java.time.Clock$OffsetClock"),
    TICK_CLOCK(169, HolderParts.TWO_NOT_NULL, "java.time.Clock$TickClock"),
    JAPANESE_DATE(170, TIME, "java.time.chrono.JapaneseDate"),
    HIJRAH_DATE(171, TIME, "java.time.chrono.HijrahDate"),
    MINGUO_DATE(172, TIME, "java.time.chrono.MinguoDate"),
    THAI_BUDDHIST_DATE(173, TIME, "java.time.chrono.ThaiBuddhistDate"),
    RULED_TIME_ZONE(174, MUTABLE_LEAF, "java.util.SimpleTimeZone"),
    DECIMAL_SYMBOLS(175, HolderParts.ANY, "java.text.DecimalFormatSymbols"),
    DECIMAL_FORMAT(176, HolderParts.ANY, "java.text.DecimalFormat"),
    DATE_SYMBOLS(177, HolderParts.ANY, "java.text.DateFormatSymbols"),
    DATE_FORMAT(178, HolderParts.ANY, "java.text.SimpleDateFormat"),
    CHOICE_FORMAT(179, HolderParts.TWO_NOT_NULL, "java.text.ChoiceFormat"),
    MESSAGE_FORMAT(180, HolderParts.ANY, "java.text.MessageFormat"),
    EVENT(181, CONSTANT, "java.util.EventObject"),
    LISTENERS(182, HolderParts.ANY, "java.beans.PropertyChangeSupport"),
    COLOR(183, HolderParts.ANY, "java.awt.Color"),
    POINT(184, HolderParts.TWO_NOT_NULL, "java.awt.Point"),
    DIMENSION(185, HolderParts.TWO_NOT_NULL, "java.awt.Dimension"),
    RECTANGLE(186, HolderParts.FOUR_NOT_NULL, "java.awt.Rectangle"),
    FONT(187, HolderParts.THREE_NOT_NULL, "java.awt.Font"),
    STREAM_CLASS(188, HolderParts.ONE_NOT_NULL, "java.io.ObjectStreamClass");

    private static final Map<String, JdkType> BY_CLASS_NAME = new HashMap<>();
    private static final @Nullable JdkType[] BY_NUMBER = new @Nullable JdkType[192];

    static {
        for (JdkType type : values()) {
            BY_NUMBER[type.number] = type;
            for (String className : type.classNames) {
                // If objects of one class have two forms, the usual form comes first.
                BY_CLASS_NAME.putIfAbsent(className, type);
            }
        }
    }

    private final int number;
    private final Family family;
    private final List<String> classNames;
    private final ContainerKind container;
    private final @Nullable HolderParts parts;
    private final @Nullable View view;

    JdkType(int number, Family family, String... classNames) {
        this(number, family, ContainerKind.KEPT, null, null, classNames);
    }

    JdkType(int number, Family family, ContainerKind container, String... classNames) {
        this(number, family, container, null, null, classNames);
    }

    JdkType(int number, HolderParts parts, String... classNames) {
        this(number, Family.HOLDER, ContainerKind.KEPT, parts, null, classNames);
    }

    JdkType(int number, View view, String... classNames) {
        this(number, Family.WRAPPER, ContainerKind.KEPT, null, view, classNames);
    }

    JdkType(
            int number,
            Family family,
            ContainerKind container,
            @Nullable HolderParts parts,
            @Nullable View view,
            String... classNames) {
        this.number = number;
        this.family = family;
        this.container = container;
        this.parts = parts;
        this.view = view;
        this.classNames = List.of(classNames);
    }

    /** How a type is written, and whether its objects have an identity. */
    public enum Family {
        /** A value of numbers, without identity. */
        NUMBER,
        /** A value of text, without identity. */
        TEXT,
        /** A value of {@code java.time}, without identity. */
        TIME,
        /** An array of primitives. */
        ARRAY_LEAF,
        /** An object with an identity that refers to no other. */
        MUTABLE_LEAF,
        /** An object without content. */
        CONSTANT,
        /** One or two references. */
        HOLDER,
        /** A collection that is made first and then filled. */
        COLLECTION,
        /** A map that is made first and then filled. */
        MAP,
        /** A collection or map that is made of its elements. */
        IMMUTABLE,
        /** A view of another collection, map or array. */
        WRAPPER,
        /** Arrays of references, and classes themselves. */
        SPECIAL
    }

    /** Returns the type of a class's objects; null if it has no codec. */
    public static @Nullable JdkType ofClassName(String className) {
        return BY_CLASS_NAME.get(className);
    }

    /** Returns the type with the number; null if there is none. */
    public static @Nullable JdkType ofNumber(long number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[(int) number] : null;
    }

    /** Returns the number on the wire. */
    public int number() {
        return number;
    }

    /** Returns how the type is written. */
    public Family family() {
        return family;
    }

    /** Returns the kind of container, for a collection or map, including immutable ones. */
    public ContainerKind container() {
        return container;
    }

    /** Returns whether it is a map. */
    public boolean isMap() {
        return family == Family.MAP || this == MAP_OF;
    }

    /** Returns whether its objects are values: immutable, equal by content, and without identity. */
    public boolean isValue() {
        return switch (family) {
            case NUMBER, TEXT, TIME -> true;
            default -> this == CLASS;
        };
    }

    /** Returns the references of a holder. */
    public HolderParts parts() {
        return Objects.requireNonNull(parts, "not a holder");
    }

    /** Returns the type of the object behind a view. */
    public View view() {
        return Objects.requireNonNull(view, "not a view");
    }

    /**
     * Returns the names of the classes whose objects it represents, the most common first; empty for a type without a fixed
     * class.
     */
    public List<String> classNames() {
        return classNames;
    }
}
