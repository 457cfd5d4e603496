// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Creates numbers that suit the name of their place: small, positive, and within the bounds of likely checks. */
final class NumberMaker {

    private static final long FIRST_MILLIS = 1_420_070_400_000L;
    private static final long MILLIS_SPAN = 315_576_000_000L;
    private static final Range ANY = new Range("", 0, 10_000);
    private static final List<Range> RANGES = List.of(
            new Range("milli", 0, 999), new Range("nano", 0, 999_999), new Range("second", 0, 59), new Range("minute", 0, 59),
            new Range("hour", 0, 23), new Range("weekday", 1, 7), new Range("dayofweek", 1, 7), new Range("day", 1, 28),
            new Range("month", 1, 12), new Range("year", 1_950, 2_030), new Range("age", 0, 99), new Range("percent", 0, 100),
            new Range("rating", 1, 5), new Range("priority", 1, 5), new Range("port", 1_024, 65_535),
            new Range("quantity", 1, 100), new Range("count", 1, 100), new Range("version", 1, 20), new Range("lat", 0, 89),
            new Range("lon", 0, 179), new Range("lng", 0, 179), new Range("price", 1, 1_000), new Range("amount", 1, 1_000),
            new Range("size", 1, 100), new Range("index", 0, 99), new Range("scale", 0, 9), new Range("id", 1, 1_000_000));
    private static final List<String> TIMES = List.of("time", "milli", "epoch", "created", "updated", "modified", "instant");

    private NumberMaker() {}

    /** The range of numbers for a place with the word in its name. */
    private record Range(String word, int least, int most) {

        int pick(SplittableRandom random) {
            return least + random.nextInt(most - least + 1);
        }
    }

    static int ofInt(String place, SplittableRandom random) {
        return range(place).pick(random);
    }

    static long ofLong(String place, SplittableRandom random) {
        String name = place.toLowerCase(Locale.ROOT);
        if (TIMES.stream().anyMatch(name::contains)) {
            return FIRST_MILLIS + random.nextLong(MILLIS_SPAN);
        }
        Range range = range(place);
        return range == ANY || range.word().equals("id") ? 1 + random.nextLong(1_000_000_000L) : range.pick(random);
    }

    /** Creates a number with two decimals, as in measurements and prices; a rate is below one. */
    static double ofDouble(String place, SplittableRandom random) {
        String name = place.toLowerCase(Locale.ROOT);
        boolean fraction = name.contains("rate") || name.contains("ratio") || name.contains("probab") || name.contains("factor");
        int hundredths = random.nextInt(100);
        return fraction ? hundredths / 100.0 : range(place).pick(random) + hundredths / 100.0;
    }

    private static Range range(String place) {
        String name = place.toLowerCase(Locale.ROOT);
        return RANGES.stream().filter(range -> name.contains(range.word())).findFirst().orElse(ANY);
    }
}
