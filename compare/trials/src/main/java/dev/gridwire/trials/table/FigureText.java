// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.table;

import dev.gridwire.trials.result.Ratio;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;

/** Formats numbers for sentences and tables. */
public final class FigureText {

    private static final MathContext THREE_DIGITS = new MathContext(3);
    private static final List<String> TIME_UNITS = List.of("ns", "µs", "ms", "s");
    private static final double STEP = 1_000;
    private static final int FACTOR_IN_WHOLES = 10;

    private FigureText() {}

    /** Returns a time with a suitable unit and three digits. */
    public static String time(double nanos) {
        double value = nanos;
        int unit = 0;
        while (value >= STEP && unit < TIME_UNITS.size() - 1) {
            value /= STEP;
            unit++;
        }
        return threeDigits(value) + ' ' + TIME_UNITS.get(unit);
    }

    /** Returns a number of bytes. */
    public static String bytes(double bytes) {
        return String.format(Locale.ROOT, "%,.0f %s", bytes, Math.round(bytes) == 1 ? "byte" : "bytes");
    }

    /** Returns a number without decimals. */
    public static String whole(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    /** Returns microseconds, with as many decimals as are meaningful. */
    public static String micros(double nanos) {
        double micros = nanos / STEP;
        return String.format(Locale.ROOT, micros < 10 ? "%.2f" : micros < 100 ? "%.1f" : "%,.0f", micros);
    }

    /** Returns a ratio, with its interval if that is known: {@code 0.29 (0.27 to 0.31)}. */
    public static String ratio(Ratio ratio) {
        String value = twoDecimals(ratio.value());
        return ratio.low() == null || ratio.high() == null
                ? value : value + " (" + twoDecimals(ratio.low()) + " to " + twoDecimals(ratio.high()) + ")";
    }

    /** Returns two decimals, as ratios have. */
    public static String twoDecimals(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /** Returns a factor in words. */
    public static String factor(double factor) {
        return String.format(Locale.ROOT, factor < FACTOR_IN_WHOLES ? "%.1f" : "%,.0f", factor);
    }

    /** Returns a list with commas, and an "and" before the last. */
    public static String list(List<String> items) {
        int last = items.size() - 1;
        return last < 1 ? String.join("", items) : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
    }

    private static String threeDigits(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).round(THREE_DIGITS);
        return String.format(Locale.ROOT, "%,." + Math.max(0, Math.min(2, rounded.stripTrailingZeros().scale())) + "f", rounded);
    }
}
