// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.sweep.sample.SampleFunction;
import dev.gridwire.trials.sweep.sample.SampleOrder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/** New objects of the JDK for arguments; the first that fits is taken, so the plain ones come first. */
final class ArgumentPool {

    private static final List<String> TEXTS = List.of("a", "b", "1", "12:30");
    private static final List<Integer> NUMBERS = List.of(1, 2, 0, 30);
    private static final long MILLIS = 1_700_000_000_000L;

    private ArgumentPool() {}

    /** The number of variations. */
    static int variations() {
        return TEXTS.size();
    }

    static int number(int variation) {
        return NUMBERS.get(variation % NUMBERS.size());
    }

    static List<Object> of(int variation) {
        List<Object> pool = new ArrayList<>();
        String text = TEXTS.get(variation % TEXTS.size());
        int number = number(variation);
        pool.addAll(List.of(text, number, (long) number, (double) number, (float) number, (short) number, (byte) number,
                (char) ('a' + number), number != 0));
        addContainers(pool, text, number, variation == 1);
        addValues(pool, number);
        addTimes(pool, number);
        addOthers(pool, text, number);
        return pool;
    }

    private static void addContainers(List<Object> pool, String text, int number, boolean empty) {
        List<Object> content = empty ? List.of() : List.of(text, text + number);
        Map<Object, Object> entries = new LinkedHashMap<>();
        content.forEach(key -> entries.put(key, number));
        pool.addAll(List.of(new ArrayList<>(content), new LinkedHashSet<>(content), entries, new TreeMap<>(entries),
                new TreeSet<>(content), new ArrayDeque<>(content), new LinkedList<>(content), new Vector<>(content),
                new Hashtable<>(entries), new ConcurrentHashMap<>(entries), content.iterator(), content.listIterator(),
                new Vector<>(content).elements(), content.stream(), Map.entry(text, number)));
        Properties properties = new Properties();
        properties.setProperty("key", text);
        pool.add(properties);
    }

    private static void addValues(List<Object> pool, int number) {
        pool.addAll(List.of(BigDecimal.valueOf(number, 1), BigInteger.valueOf(number), new AtomicInteger(number),
                new AtomicLong(number), new UUID(number, number), Locale.GERMANY, Currency.getInstance("EUR"),
                URI.create("a:" + number), new File("gridwire-sample-" + number), Pattern.compile("a+"), StandardCharsets.UTF_8,
                String.class, BitSet.valueOf(new long[] {number}), new Random(number), MathContext.DECIMAL32,
                RoundingMode.HALF_UP, TimeUnit.SECONDS, Optional.of(number)));
    }

    private static void addTimes(List<Object> pool, int number) {
        LocalDate date = LocalDate.of(2024, 2, 1 + number % 28);
        LocalTime time = LocalTime.of(12, number);
        pool.addAll(List.of(new Date(MILLIS + number), new GregorianCalendar(2024, number % 12, 1),
                TimeZone.getTimeZone("Europe/Berlin"), Instant.ofEpochMilli(MILLIS + number), date, time,
                LocalDateTime.of(date, time), ZonedDateTime.of(date, time, ZoneOffset.UTC),
                OffsetDateTime.of(date, time, ZoneOffset.UTC), Duration.ofSeconds(number), Period.ofDays(number),
                ZoneId.of("Europe/Berlin"), ZoneOffset.UTC));
    }

    private static void addOthers(List<Object> pool, String text, int number) {
        SampleFunction function = SampleFunction.values()[number % 2];
        pool.addAll(List.of(function, SampleOrder.values()[number % 2], new IllegalStateException(text), new StringBuilder(text),
                new StringBuffer(text), new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayOutputStream(),
                new StringReader(text), new StringWriter(), ByteBuffer.allocate(4), new SimpleDateFormat("yyyy", Locale.ROOT),
                new DecimalFormat("0"), new IllegalArgumentException(text), new Exception(text),
                ArgumentPool.class.getClassLoader(), String.class.getMethods()[0]));
    }
}
