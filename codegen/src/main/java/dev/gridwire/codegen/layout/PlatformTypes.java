// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Tables of the JDK's types by name. */
final class PlatformTypes {

    static final String COLLECTION = "java.util.Collection";
    static final String MAP = "java.util.Map";
    static final String COMPARATOR = "java.util.Comparator";
    static final String SERIALIZABLE = "java.io.Serializable";
    static final String EXTERNALIZABLE = "java.io.Externalizable";

    /** The superclasses that are no level of a layout. */
    static final Set<String> ROOTS = Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum");

    static final Map<String, SlotKind> BOXES = Arrays.stream(PrimitiveType.values())
            .collect(Collectors.toUnmodifiableMap(PrimitiveType::box, SlotKind::ofBox));

    private static final Set<String> VALUES = Set.of(
            "java.lang.Class",
            "java.lang.String",
            "java.math.BigDecimal",
            "java.math.BigInteger",
            "java.math.MathContext",
            "java.net.URI",
            "java.time.Duration",
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalDateTime",
            "java.time.LocalTime",
            "java.time.MonthDay",
            "java.time.OffsetDateTime",
            "java.time.OffsetTime",
            "java.time.Period",
            "java.time.Year",
            "java.time.YearMonth",
            "java.time.ZoneId",
            "java.time.ZoneOffset",
            "java.time.ZonedDateTime",
            "java.util.Currency",
            "java.util.Locale",
            "java.util.OptionalDouble",
            "java.util.OptionalInt",
            "java.util.OptionalLong",
            "java.util.UUID");

    private static final Set<String> LEAVES = Set.of(
            "java.io.File",
            "java.lang.Number",
            "java.lang.StringBuffer",
            "java.lang.StringBuilder",
            "java.net.Inet4Address",
            "java.net.Inet6Address",
            "java.net.InetAddress",
            "java.net.URL",
            "java.sql.Date",
            "java.sql.Time",
            "java.sql.Timestamp",
            "java.util.BitSet",
            "java.util.Calendar",
            "java.util.Date",
            "java.util.GregorianCalendar",
            "java.util.Random",
            "java.util.SimpleTimeZone",
            "java.util.TimeZone",
            "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.concurrent.atomic.AtomicIntegerArray",
            "java.util.concurrent.atomic.AtomicLong",
            "java.util.concurrent.atomic.AtomicLongArray",
            "java.util.regex.Pattern");

    private static final Set<String> HOLDERS = Set.of(
            "java.util.AbstractMap$SimpleEntry",
            "java.util.AbstractMap$SimpleImmutableEntry",
            "java.util.Map$Entry",
            "java.util.concurrent.atomic.AtomicReference",
            "java.util.concurrent.atomic.AtomicReferenceArray");

    private PlatformTypes() {}

    /**
     * Whether the class has immutable instances, equal by value, that refer to nothing else: two of them for one is no
     * difference that a program should see. Boxes are among them.
     */
    static boolean hasNoIdentity(String name) {
        return VALUES.contains(name) || BOXES.containsKey(name);
    }

    /** Whether the class's instances have an identity, but refer to no object of the user. */
    static boolean isLeaf(String name) {
        return LEAVES.contains(name);
    }

    /** Whether the class's instances refer to objects of the types of its type arguments, and to no others. */
    static boolean isHolder(String name) {
        return HOLDERS.contains(name);
    }
}
