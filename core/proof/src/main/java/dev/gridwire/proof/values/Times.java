// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.function.BiFunction;

/** Creates dates and times: births long ago, ends in the future, everything else in the past years. */
final class Times {

    private static final List<ZoneId> ZONES = List.of(ZoneOffset.UTC, ZoneId.of("Europe/Berlin"), ZoneId.of("America/New_York"));
    private static final int DAYS_A_YEAR = 365;

    /** The functions that create one from the name of its place and a random source, by type. */
    static final Map<Class<?>, BiFunction<String, SplittableRandom, Object>> KINDS = Map.ofEntries(
            Map.entry(LocalDate.class, Times::date),
            Map.entry(LocalTime.class, (name, random) -> time(random)),
            Map.entry(LocalDateTime.class, Times::dateTime),
            Map.entry(Instant.class, Times::instant),
            Map.entry(ZonedDateTime.class, (name, random) -> instant(name, random).atZone(zone(random))),
            Map.entry(OffsetDateTime.class, (name, random) -> instant(name, random).atOffset(offset(random))),
            Map.entry(OffsetTime.class, (name, random) -> time(random).atOffset(offset(random))),
            Map.entry(Duration.class, (name, random) -> Duration.ofSeconds(1 + random.nextInt(86_400))),
            Map.entry(Period.class, (name, random) -> Period.ofDays(1 + random.nextInt(100))),
            Map.entry(Year.class, (name, random) -> Year.of(date(name, random).getYear())),
            Map.entry(YearMonth.class, (name, random) -> YearMonth.from(date(name, random))),
            Map.entry(MonthDay.class, (name, random) -> MonthDay.from(date(name, random))),
            Map.entry(DayOfWeek.class, (name, random) -> DayOfWeek.of(1 + random.nextInt(7))),
            Map.entry(Month.class, (name, random) -> Month.of(1 + random.nextInt(12))),
            Map.entry(ZoneId.class, (name, random) -> zone(random)),
            Map.entry(ZoneOffset.class, (name, random) -> offset(random)),
            Map.entry(Date.class, (name, random) -> Date.from(instant(name, random))),
            Map.entry(Calendar.class, (name, random) -> calendar(name, random)),
            Map.entry(GregorianCalendar.class, (name, random) -> calendar(name, random)),
            Map.entry(TimeZone.class, (name, random) -> TimeZone.getTimeZone(zone(random))),
            Map.entry(java.sql.Date.class, (name, random) -> new java.sql.Date(millis(name, random))),
            Map.entry(java.sql.Time.class, (name, random) -> new java.sql.Time(millis(name, random))),
            Map.entry(java.sql.Timestamp.class, (name, random) -> new java.sql.Timestamp(millis(name, random))));

    private Times() {}

    private static LocalDate date(String place, SplittableRandom random) {
        String name = place.toLowerCase(Locale.ROOT);
        if (name.contains("birth") || name.contains("born")) {
            return LocalDate.of(1_940, 1, 1).plusDays(random.nextInt(70 * DAYS_A_YEAR));
        }
        boolean ahead = name.contains("until") || name.contains("expir") || name.contains("end") || name.contains("due");
        return LocalDate.of(ahead ? 2_030 : 2_015, 1, 1).plusDays(random.nextInt(10 * DAYS_A_YEAR));
    }

    private static LocalTime time(SplittableRandom random) {
        return LocalTime.ofNanoOfDay(random.nextLong(86_400_000_000L) * 1_000);
    }

    private static LocalDateTime dateTime(String name, SplittableRandom random) {
        return LocalDateTime.of(date(name, random), time(random));
    }

    private static Instant instant(String name, SplittableRandom random) {
        return dateTime(name, random).toInstant(ZoneOffset.UTC);
    }

    private static long millis(String name, SplittableRandom random) {
        return instant(name, random).toEpochMilli();
    }

    private static Calendar calendar(String name, SplittableRandom random) {
        return GregorianCalendar.from(instant(name, random).atZone(zone(random)));
    }

    private static ZoneId zone(SplittableRandom random) {
        return ZONES.get(random.nextInt(ZONES.size()));
    }

    private static ZoneOffset offset(SplittableRandom random) {
        return ZoneOffset.ofHours(random.nextInt(5) - 2);
    }
}
