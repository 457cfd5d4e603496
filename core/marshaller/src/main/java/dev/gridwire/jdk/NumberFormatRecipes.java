// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.number;
import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.require;
import static dev.gridwire.jdk.Recipe.required;
import static dev.gridwire.jdk.Recipe.text;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.HiddenFields;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Takes apart and makes formats of numbers. A format that does not equal the one made from its parts is refused when it is
 * written.
 */
final class NumberFormatRecipes {

    /** The JDK's own limits are 309 and 340 digits; the text of a pattern has a letter for each required digit. */
    private static final int MOST_DIGITS = 1_000;
    private static final int GROUPING = 1;
    private static final int SEPARATOR_SHOWN = 2;
    private static final int INTEGER_ONLY = 4;
    private static final int BIG_DECIMAL = 8;
    private static final int SYMBOLS = 16;
    private static final int FORMAT_PARTS = 10;

    private NumberFormatRecipes() {}

    static Recipe of(JdkType type) {
        return switch (type) {
            case DECIMAL_SYMBOLS -> Recipe.of(value -> checked(symbols((DecimalFormatSymbols) value), value, type),
                    NumberFormatRecipes::symbols);
            case DECIMAL_FORMAT -> Recipe.of(value -> checked(format((DecimalFormat) value), value, type),
                    NumberFormatRecipes::format);
            default -> Recipe.of(value -> choice((ChoiceFormat) value), NumberFormatRecipes::choice);
        };
    }

    private static @Nullable Object[] checked(@Nullable Object[] parts, Object value, JdkType type) {
        return checked(parts, value, type == JdkType.DECIMAL_SYMBOLS ? symbols(parts) : format(parts));
    }

    /** Returns the parts if the object made from them equals the original. */
    static @Nullable Object[] checked(@Nullable Object[] parts, Object value, Object made) {
        if (!made.equals(value)) {
            throw Refusal.unsupported("Formats that no pattern and no symbols make again are", value.getClass(),
                    "store the pattern and the locale");
        }
        return parts;
    }

    private static @Nullable Object[] symbols(DecimalFormatSymbols value) {
        Locale locale = Locales.known(HiddenFields.of(value).get("locale"), value);
        return parts(locale, value.getZeroDigit(), value.getGroupingSeparator(),
                value.getDecimalSeparator(), value.getPerMill(), value.getPercent(), value.getDigit(),
                value.getPatternSeparator(), value.getMinusSign(), value.getMonetaryDecimalSeparator(), value.getInfinity(),
                value.getNaN(), value.getInternationalCurrencySymbol(), value.getCurrencySymbol(),
                value.getExponentSeparator(), value.getMonetaryGroupingSeparator());
    }

    private static Object symbols(@Nullable Object[] parts) {
        require(parts.length == SYMBOLS);
        DecimalFormatSymbols made = DecimalFormatSymbols.getInstance(Locales.known(parts[0]));
        made.setZeroDigit(letter(parts[1]));
        made.setGroupingSeparator(letter(parts[2]));
        made.setDecimalSeparator(letter(parts[3]));
        made.setPerMill(letter(parts[4]));
        made.setPercent(letter(parts[5]));
        made.setDigit(letter(parts[6]));
        made.setPatternSeparator(letter(parts[7]));
        made.setMinusSign(letter(parts[8]));
        made.setMonetaryDecimalSeparator(letter(parts[9]));
        made.setInfinity(text(parts[10]));
        made.setNaN(text(parts[11]));
        made.setInternationalCurrencySymbol(text(parts[12]));
        made.setCurrencySymbol(text(parts[13]));
        made.setExponentSeparator(text(parts[14]));
        made.setMonetaryGroupingSeparator(letter(parts[15]));
        return made;
    }

    private static char letter(@Nullable Object part) {
        return (Character) required(part);
    }

    private static @Nullable Object[] format(DecimalFormat value) {
        Refusal.requireWithin("A format asks for too many digits", "digits",
                Math.max(value.getMinimumIntegerDigits(), value.getMinimumFractionDigits()), MOST_DIGITS);
        int flags = (value.isGroupingUsed() ? GROUPING : 0) | (value.isDecimalSeparatorAlwaysShown() ? SEPARATOR_SHOWN : 0)
                | (value.isParseIntegerOnly() ? INTEGER_ONLY : 0) | (value.isParseBigDecimal() ? BIG_DECIMAL : 0);
        return parts(value.toPattern(), value.getDecimalFormatSymbols(), flags, value.getMultiplier(), value.getGroupingSize(),
                value.getMaximumIntegerDigits(), value.getMinimumIntegerDigits(), value.getMaximumFractionDigits(),
                value.getMinimumFractionDigits(), value.getRoundingMode());
    }

    private static Object format(@Nullable Object[] parts) {
        require(parts.length == FORMAT_PARTS);
        DecimalFormat made = new DecimalFormat(text(parts[0]), (DecimalFormatSymbols) required(parts[1]));
        int flags = number(parts[2]);
        made.setGroupingUsed((flags & GROUPING) != 0);
        made.setDecimalSeparatorAlwaysShown((flags & SEPARATOR_SHOWN) != 0);
        made.setParseIntegerOnly((flags & INTEGER_ONLY) != 0);
        made.setParseBigDecimal((flags & BIG_DECIMAL) != 0);
        made.setMultiplier(number(parts[3]));
        made.setGroupingSize(number(parts[4]));
        require(number(parts[6]) <= MOST_DIGITS && number(parts[8]) <= MOST_DIGITS);
        made.setMaximumIntegerDigits(number(parts[5]));
        made.setMinimumIntegerDigits(number(parts[6]));
        made.setMaximumFractionDigits(number(parts[7]));
        made.setMinimumFractionDigits(number(parts[8]));
        made.setRoundingMode((RoundingMode) required(parts[9]));
        return made;
    }

    private static @Nullable Object[] choice(ChoiceFormat value) {
        Object[] formats = value.getFormats();
        String[] texts = new String[formats.length];
        System.arraycopy(formats, 0, texts, 0, texts.length);
        return parts(value.getLimits(), texts);
    }

    private static Object choice(@Nullable Object[] parts) {
        String[] texts = (String[]) required(parts[1]);
        for (String text : texts) {
            required(text);
        }
        return new ChoiceFormat((double[]) required(parts[0]), texts);
    }
}
