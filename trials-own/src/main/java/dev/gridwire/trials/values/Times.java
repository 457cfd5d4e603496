// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.function.BiFunction;

/** Dates and times: of births long ago, of ends to come, of all else in the years before. */
final class Times {

    private static final List<ZoneId> ZONES = List.of(ZoneOffset.UTC, ZoneId.of("Europe/Berlin"), ZoneId.of("America/New_York"));
    private static final int DAYS_A_YEAR = 365;
    private static final Map<Class<?>, BiFunction<String, SplittableRandom, Object>> KINDS = new HashMap<>();

    static {
        put(LocalDate.class, Times::date);
        put(LocalTime.class, (name, random) -> time(random));
        put(LocalDateTime.class, Times::dateTime);
        put(Instant.class, Times::instant);
        put(ZonedDateTime.class, (name, random) -> instant(name, random).atZone(zone(random)));
        put(OffsetDateTime.class, (name, random) -> instant(name, random).atOffset(offset(random)));
        put(OffsetTime.class, (name, random) -> time(random).atOffset(offset(random)));
        put(Duration.class, (name, random) -> Duration.ofSeconds(1 + random.nextInt(86_400)));
        put(Period.class, (name, random) -> Period.ofDays(1 + random.nextInt(100)));
        put(Year.class, (name, random) -> Year.of(date(name, random).getYear()));
        put(YearMonth.class, (name, random) -> YearMonth.from(date(name, random)));
        put(MonthDay.class, (name, random) -> MonthDay.from(date(name, random)));
        put(DayOfWeek.class, (name, random) -> DayOfWeek.of(1 + random.nextInt(7)));
        put(Month.class, (name, random) -> Month.of(1 + random.nextInt(12)));
        put(ZoneId.class, (name, random) -> zone(random));
        put(ZoneOffset.class, (name, random) -> offset(random));
        put(Date.class, (name, random) -> Date.from(instant(name, random)));
        put(Calendar.class, (name, random) -> calendar(name, random));
        put(GregorianCalendar.class, (name, random) -> calendar(name, random));
        put(TimeZone.class, (name, random) -> TimeZone.getTimeZone(zone(random)));
        put(java.sql.Date.class, (name, random) -> new java.sql.Date(millis(name, random)));
        put(java.sql.Time.class, (name, random) -> new java.sql.Time(millis(name, random)));
        put(java.sql.Timestamp.class, (name, random) -> new java.sql.Timestamp(millis(name, random)));
    }

    private Times() {}

    private static void put(Class<?> type, BiFunction<String, SplittableRandom, Object> maker) {
        KINDS.put(type, maker);
    }

    /** By type: what makes one, of the name of its place and a source of chance. */
    static Map<Class<?>, BiFunction<String, SplittableRandom, Object>> kinds() {
        return Map.copyOf(KINDS);
    }

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
