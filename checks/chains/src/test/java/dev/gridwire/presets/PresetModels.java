// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableRangeMap;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Range;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeMultiset;
import com.google.common.hash.HashCode;
import com.google.common.net.HostAndPort;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.UnsignedInteger;
import com.google.common.primitives.UnsignedLong;
import io.vavr.Tuple;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import io.vavr.control.Validation;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kotlin.Pair;
import kotlin.Triple;
import kotlin.collections.CollectionsKt;
import kotlin.collections.IndexedValue;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntRange;
import kotlin.ranges.LongRange;
import kotlin.ranges.RangesKt;
import kotlin.time.DurationUnit;
import kotlinx.collections.immutable.ExtensionsKt;
import org.eclipse.collections.impl.factory.Bags;
import org.eclipse.collections.impl.factory.Lists;
import org.eclipse.collections.impl.factory.Maps;
import org.eclipse.collections.impl.factory.Sets;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.eclipse.collections.impl.factory.primitive.LongLists;
import org.eclipse.collections.impl.factory.primitive.LongSets;
import org.eclipse.collections.impl.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.impl.tuple.Tuples;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Days;
import org.joda.time.Duration;
import org.joda.time.Hours;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.Minutes;
import org.joda.time.MonthDay;
import org.joda.time.Months;
import org.joda.time.Period;
import org.joda.time.Seconds;
import org.joda.time.Weeks;
import org.joda.time.YearMonth;
import org.joda.time.Years;
import scala.Some;
import scala.Tuple2;
import scala.Tuple3;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal;
import scala.math.BigInt;

/** Values of each library that a preset is for, as models hold them. */
final class PresetModels {

    /** By the preset's name. */
    static final Map<String, List<Object>> ALL = new TreeMap<>(Map.of(
            "guava", guava(), "vavr", vavr(), "eclipse-collections", eclipse(), "scala", scala(), "kotlin", kotlin(),
            "joda", joda(), "kotlinx-collections-immutable", kotlinxCollections(), "kotlinx-datetime", kotlinxDatetime()));

    private PresetModels() {}

    private static List<Object> guava() {
        return List.of(
                ImmutableList.of(), ImmutableList.of("a"), ImmutableList.of("a", "b", 3), ImmutableList.of("a", "b").reverse(),
                ImmutableSet.of(), ImmutableSet.of("a"), ImmutableSet.of("a", "b", "c"),
                ImmutableSet.copyOf(EnumSet.of(Thread.State.NEW, Thread.State.BLOCKED)),
                ImmutableMap.of(), ImmutableMap.of("a", 1), ImmutableMap.of("a", 1, "b", 2),
                ImmutableMap.of("a", 1, "b", 2).keySet(), ImmutableMap.of("a", 1, "b", 2).values().asList(),
                ImmutableBiMap.of("a", 1), ImmutableBiMap.of("a", 1, "b", 2),
                ImmutableSortedSet.of(3, 1), ImmutableSortedMap.of("b", 2, "a", 1), ImmutableMultiset.of("a", "a", "b"),
                ImmutableListMultimap.of("a", 1, "a", 2), ImmutableSetMultimap.of("a", 1, "b", 2),
                ImmutableListMultimap.of(), ImmutableSetMultimap.of(),
                ImmutableTable.of("r", "c", 1), ImmutableTable.builder().put("r", "c", 1).put("s", "d", 2).build(),
                ImmutableRangeSet.of(Range.closed(1, 2)), ImmutableRangeMap.of(Range.open(1, 9), "x"),
                ArrayListMultimap.create(ImmutableListMultimap.of("a", 1, "a", 2)),
                HashMultimap.create(ImmutableSetMultimap.of("a", 1)),
                LinkedHashMultimap.create(ImmutableSetMultimap.of("a", 1)),
                LinkedListMultimap.create(ImmutableListMultimap.of("a", 1)),
                TreeMultimap.create(ImmutableListMultimap.of("b", 1, "a", 2)),
                HashMultiset.create(List.of("a", "a")), LinkedHashMultiset.create(List.of("a")),
                TreeMultiset.create(List.of("a")),
                HashBiMap.create(Map.of("a", 1)),
                Range.closedOpen(1, 5), Range.all(), Range.atLeast("a"), Range.lessThan(5),
                com.google.common.base.Optional.of("x"), com.google.common.base.Optional.absent(),
                HashCode.fromInt(5), HashCode.fromLong(6), HostAndPort.fromParts("localhost", 5701),
                ImmutableIntArray.of(1, 2), ImmutableLongArray.of(3), UnsignedInteger.MAX_VALUE, UnsignedLong.MAX_VALUE,
                com.google.common.collect.Lists.newArrayList("a"), com.google.common.collect.Maps.immutableEntry("a", 1));
    }

    private static List<Object> vavr() {
        return List.of(
                Tuple.empty(), Tuple.of(1), Tuple.of(1, "b"), Tuple.of(1, 2, 3), Tuple.of(1, 2, 3, 4), Tuple.of(1, 2, 3, 4, 5),
                Tuple.of(1, 2, 3, 4, 5, 6), Tuple.of(1, 2, 3, 4, 5, 6, 7), Tuple.of(1, 2, 3, 4, 5, 6, 7, 8),
                Option.of("a"), Option.none(), Either.left("l"), Either.right("r"), Try.success(1), Validation.valid(1),
                Validation.invalid("no"),
                io.vavr.collection.List.of("a", "b"), io.vavr.collection.List.empty(), io.vavr.collection.Array.of(1, 2),
                io.vavr.collection.Queue.of(1, 2), io.vavr.collection.HashSet.of("a", "b"), io.vavr.collection.HashSet.empty(),
                io.vavr.collection.LinkedHashSet.of("b", "a"),
                io.vavr.collection.CharSeq.of("abc"),
                io.vavr.collection.TreeSet.of(3, 1, 2), io.vavr.collection.TreeMap.of("b", 1, "a", 2));
    }

    private static List<Object> eclipse() {
        return List.of(
                Lists.mutable.with("a", "b"), Lists.mutable.empty(), Lists.immutable.empty(), Lists.immutable.with("a"),
                Lists.immutable.with(1, 2, 3), Lists.immutable.with(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
                Sets.mutable.with("a", "b"), Sets.immutable.with("a"), Sets.immutable.with(1, 2, 3, 4, 5, 6),
                Maps.mutable.with("a", 1, "b", 2), Maps.immutable.with("a", 1), Maps.immutable.with("a", 1, "b", 2),
                Maps.immutable.empty(), Sets.immutable.empty(),
                Maps.immutable.withAll(new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6))),
                Bags.mutable.with("a", "a"), Bags.immutable.with("a", "a", "b"),
                IntLists.mutable.with(1, 2), IntLists.immutable.with(1, 2, 3), LongLists.mutable.with(1L),
                IntSets.mutable.with(1, 5),
                IntSets.immutable.with(1, 5), LongSets.mutable.with(1, 5),
                LongSets.immutable.with(1, 5), ObjectIntMaps.mutable.with("a", 1),
                Tuples.pair("a", 1), Tuples.twin("a", "b"), Tuples.triple(1, 2, 3));
    }

    private static List<Object> scala() {
        scala.collection.immutable.List<Object> list = CollectionConverters.asScala(Arrays.<Object>asList("a", 2, 3L)).toList();
        scala.collection.immutable.Map<String, Integer> map = scala.collection.immutable.Map.from(
                CollectionConverters.asScala(Map.of("a", 1, "b", 2)));
        scala.collection.immutable.Map<Integer, Integer> more = scala.collection.immutable.Map.from(
                CollectionConverters.asScala(Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5)));
        scala.collection.immutable.Set<Integer> set = CollectionConverters.asScala(java.util.Set.of(1, 2, 3, 4, 5, 6)).toSet();
        return List.of(
                list, scala.collection.immutable.Nil$.MODULE$, list.toVector(), list.toIndexedSeq(),
                scala.collection.immutable.Vector$.MODULE$.empty(), list.toSet(), set, map, more,
                scala.collection.immutable.Map$.MODULE$.empty(), scala.collection.immutable.Set$.MODULE$.empty(),
                new Some<>("x"), scala.None$.MODULE$, new Tuple2<>("a", 1),
                new scala.Tuple1$mcI$sp(1), new scala.Tuple2$mcZZ$sp(true, false), new scala.Tuple2$mcCI$sp('a', 1),
                new Tuple3<>(1, 2, 3),
                new scala.util.Left<>("l"), new scala.util.Right<>("r"), new scala.util.Success<>(5),
                scala.collection.immutable.Queue.from(list),
                scala.collection.mutable.ListBuffer.from(list), scala.collection.immutable.ArraySeq.untagged().from(list),
                scala.collection.immutable.ListMap.from(map), BigDecimal.exact("2.5"), BigInt.apply(7),
                scala.collection.immutable.Range$.MODULE$.apply(1, 5),
                scala.collection.immutable.Range$.MODULE$.inclusive(1, 5), scala.runtime.BoxedUnit.UNIT,
                new scala.Tuple11<>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), scala.collection.mutable.ArrayBuffer.from(list),
                map.keySet(), more.keySet(), scala.concurrent.duration.Duration$.MODULE$.fromNanos(5));
    }

    private static List<Object> kotlin() {
        return List.of(
                new Pair<>("a", 1), new Triple<>("a", 1, 2L), CollectionsKt.emptyList(), MapsKt.emptyMap(), SetsKt.emptySet(),
                CollectionsKt.listOf("a", "b"), CollectionsKt.listOf("a"), MapsKt.mapOf(new Pair<>("a", 1)),
                SetsKt.setOf("a", "b"), CollectionsKt.arrayListOf("a"),
                DurationUnit.SECONDS, new IntRange(1, 5), new LongRange(2, 3), new CharRange('a', 'z'),
                RangesKt.rangeTo(1.0, 2.0), RangesKt.rangeTo("a", "c"), new IndexedValue<>(1, "a"),
                kotlin.Unit.INSTANCE, kotlin.time.Instant.Companion.fromEpochSeconds(1_700_000_000, 123_456_789),
                kotlin.uuid.Uuid.Companion.fromLongs(1, 2));
    }

    private static List<Object> kotlinxCollections() {
        return List.of(
                ExtensionsKt.persistentListOf(), ExtensionsKt.persistentListOf("a", "b"), ExtensionsKt.persistentMapOf(),
                ExtensionsKt.toPersistentMap(Map.of("a", 1, "b", 2)), ExtensionsKt.toPersistentHashMap(Map.of("a", 1)),
                ExtensionsKt.persistentSetOf("a", "b"), ExtensionsKt.persistentHashSetOf("a", "b"),
                ExtensionsKt.toPersistentList(java.util.stream.IntStream.range(0, 100).boxed().toList()));
    }

    private static List<Object> kotlinxDatetime() {
        return List.of(
                new kotlinx.datetime.LocalDate(2024, 2, 29), new kotlinx.datetime.LocalTime(7, 8, 9, 10),
                new kotlinx.datetime.LocalDateTime(2024, 5, 6, 7, 8, 9, 10),
                kotlinx.datetime.TimeZone.Companion.of("Europe/Vienna"),
                kotlinx.datetime.TimeZone.Companion.getUTC(), kotlinx.datetime.TimeZone.Companion.of("UTC+01:00"),
                kotlinx.datetime.UtcOffset.Companion.getZERO(), new kotlinx.datetime.YearMonth(2024, 5),
                new kotlinx.datetime.DatePeriod(1, 2, 3), kotlinx.datetime.DateTimePeriodKt.DateTimePeriod(1, 2, 3, 4, 5, 6, 7));
    }

    private static List<Object> joda() {
        DateTime time = new DateTime(2024, 5, 6, 7, 8, DateTimeZone.forID("Europe/Vienna"));
        return List.of(
                time, time.withZone(DateTimeZone.UTC), time.withZone(DateTimeZone.forOffsetHours(3)), time.toLocalDate(),
                new LocalDate(2024, 2, 29), new LocalTime(7, 8), new LocalDateTime(2024, 5, 6, 7, 8), new Instant(5),
                new Duration(6),
                new Period(1, 2, 3, 4), Period.days(3), new Interval(time, time.plusDays(1)), Years.ONE, Months.TWO, Weeks.ONE,
                Days.days(40), Hours.FIVE, Minutes.ONE, Seconds.seconds(99), new YearMonth(2024, 5), new MonthDay(5, 6),
                DateTimeZone.forID("America/New_York"), DateTimeZone.UTC, DateTimeZone.forOffsetHours(1));
    }
}
