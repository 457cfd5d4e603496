// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.require;
import static dev.gridwire.jdk.Recipe.required;
import static dev.gridwire.jdk.Recipe.text;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.HiddenFields;
import java.text.DateFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Takes apart and makes formats of dates and of messages. Formats for which a program has set the names of time zones are
 * refused, since the names take 50 KB.
 */
final class DateFormatRecipes {

    private static final int SYMBOLS = 8;
    private static final int FORMAT_PARTS = 6;

    private DateFormatRecipes() {}

    static Recipe of(JdkType type) {
        return switch (type) {
            case DATE_SYMBOLS -> Recipe.of(value -> symbols((DateFormatSymbols) value), DateFormatRecipes::symbols);
            case DATE_FORMAT -> Recipe.of(value -> format((SimpleDateFormat) value), DateFormatRecipes::format);
            default -> Recipe.of(value -> message((MessageFormat) value), DateFormatRecipes::message);
        };
    }

    private static @Nullable Object[] symbols(DateFormatSymbols value) {
        // Copies the format, because showing its fields first loads the names of all time zones.
        Object copy = value.clone();
        return symbols(value, Locales.known(HiddenFields.of(copy).get("locale"), value));
    }

    private static @Nullable Object[] symbols(DateFormatSymbols value, Locale locale) {
        if (!Arrays.deepEquals(value.getZoneStrings(), DateFormatSymbols.getInstance(locale).getZoneStrings())) {
            throw Refusal.unsupported("Names of time zones that were set are", value.getClass(), "store the pattern");
        }
        return parts(locale, value.getEras(), value.getMonths(), value.getShortMonths(), value.getWeekdays(),
                value.getShortWeekdays(), value.getAmPmStrings(), value.getLocalPatternChars());
    }

    private static Object symbols(@Nullable Object[] parts) {
        require(parts.length == SYMBOLS);
        DateFormatSymbols made = DateFormatSymbols.getInstance(Locales.known(parts[0]));
        made.setEras(texts(parts[1]));
        made.setMonths(texts(parts[2]));
        made.setShortMonths(texts(parts[3]));
        made.setWeekdays(texts(parts[4]));
        made.setShortWeekdays(texts(parts[5]));
        made.setAmPmStrings(texts(parts[6]));
        made.setLocalPatternChars(text(parts[7]));
        return made;
    }

    private static String[] texts(@Nullable Object part) {
        return (String[]) required(part);
    }

    /** Returns the parts of a format. Symbols that equal the locale's own are null. */
    private static @Nullable Object[] format(SimpleDateFormat value) {
        Locale locale = Locales.known(HiddenFields.of(value).get("locale"), value);
        DateFormatSymbols symbols = value.getDateFormatSymbols();
        boolean own = symbols.equals(DateFormatSymbols.getInstance(locale));
        return parts(value.toPattern(), locale, own ? null : symbols, value.getCalendar(), value.getNumberFormat(),
                value.get2DigitYearStart());
    }

    private static Object format(@Nullable Object[] parts) {
        require(parts.length == FORMAT_PARTS);
        SimpleDateFormat made = new SimpleDateFormat(text(parts[0]), Locales.known(parts[1]));
        if (parts[2] != null) {
            made.setDateFormatSymbols((DateFormatSymbols) parts[2]);
        }
        // This sets the time of the calendar to its current value.
        made.set2DigitYearStart((Date) required(parts[5]));
        made.setCalendar((Calendar) required(parts[3]));
        made.setNumberFormat((NumberFormat) required(parts[4]));
        return made;
    }

    private static @Nullable Object[] message(MessageFormat value) {
        Format[] formats = value.getFormats();
        @Nullable Object[] parts = new @Nullable Object[formats.length + 2];
        parts[0] = value.toPattern();
        parts[1] = Locales.known(value.getLocale(), value);
        System.arraycopy(formats, 0, parts, 2, formats.length);
        return NumberFormatRecipes.checked(parts, value, message(parts));
    }

    private static Object message(@Nullable Object[] parts) {
        require(parts.length >= 2);
        MessageFormat made = new MessageFormat(text(parts[0]), Locales.known(parts[1]));
        Format[] formats = new Format[parts.length - 2];
        System.arraycopy(parts, 2, formats, 0, formats.length);
        require(made.getFormats().length == formats.length);
        made.setFormats(formats);
        return made;
    }
}
