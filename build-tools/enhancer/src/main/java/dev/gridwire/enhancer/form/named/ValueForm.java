// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.named.template.ValueCodes;
import java.util.Map;
import java.util.Optional;

/**
 * The form of a nullable value in a slot, an array or a container.
 *
 * @param type the binary name of its class
 * @param wire the field, which can be null
 * @param code its conversion, from {@link ValueCodes}
 */
record ValueForm(String type, Wire wire, int code) {

    private static final Map<String, Wire> SAME = Map.ofEntries(
            Map.entry("java.math.BigDecimal", Wire.DECIMAL),
            Map.entry("java.time.LocalDate", Wire.DATE),
            Map.entry("java.time.LocalTime", Wire.TIME),
            Map.entry("java.time.LocalDateTime", Wire.TIMESTAMP),
            Map.entry("java.time.OffsetDateTime", Wire.ZONED_TIMESTAMP));

    private static final Map<String, Integer> TEXTS = Map.ofEntries(
            Map.entry("java.util.UUID", ValueCodes.UUID),
            Map.entry("java.net.URI", ValueCodes.URI),
            Map.entry("java.time.Duration", ValueCodes.DURATION),
            Map.entry("java.time.Period", ValueCodes.PERIOD),
            Map.entry("java.time.Year", ValueCodes.YEAR),
            Map.entry("java.time.YearMonth", ValueCodes.YEAR_MONTH),
            Map.entry("java.time.MonthDay", ValueCodes.MONTH_DAY),
            Map.entry("java.time.OffsetTime", ValueCodes.OFFSET_TIME),
            Map.entry("java.time.ZoneId", ValueCodes.ZONE),
            Map.entry("java.time.ZoneOffset", ValueCodes.ZONE),
            Map.entry("java.time.ZonedDateTime", ValueCodes.ZONED_DATE_TIME),
            Map.entry("java.util.Currency", ValueCodes.CURRENCY),
            Map.entry("java.util.Locale", ValueCodes.LOCALE));

    /** Returns the form of a class of the JDK; empty if it has none. */
    static Optional<ValueForm> ofPlatform(String type) {
        Optional<PrimitiveType> boxed = PrimitiveType.ofBox(type).filter(primitive -> primitive != PrimitiveType.CHAR);
        if (boxed.isPresent()) {
            return Optional.of(new ValueForm(type, Wire.of(boxed.get()).nullable(), ValueCodes.SAME));
        }
        if (SAME.containsKey(type)) {
            return Optional.of(new ValueForm(type, SAME.get(type), ValueCodes.SAME));
        }
        if (TEXTS.containsKey(type)) {
            return Optional.of(new ValueForm(type, Wire.STRING, TEXTS.get(type)));
        }
        return switch (type) {
            case "java.lang.String" -> Optional.of(new ValueForm(type, Wire.STRING, ValueCodes.WHOLE_STRING));
            case "java.lang.Character" -> Optional.of(new ValueForm(type, Wire.NULLABLE_SHORT, ValueCodes.CHAR));
            case "java.math.BigInteger" -> Optional.of(new ValueForm(type, Wire.DECIMAL, ValueCodes.BIG_INTEGER));
            case "java.time.Instant" -> Optional.of(new ValueForm(type, Wire.ZONED_TIMESTAMP, ValueCodes.INSTANT));
            case "java.util.Date" -> Optional.of(new ValueForm(type, Wire.NULLABLE_LONG, ValueCodes.DATE));
            case "java.sql.Timestamp" -> Optional.of(new ValueForm(type, Wire.ZONED_TIMESTAMP, ValueCodes.SQL_TIMESTAMP));
            case "java.sql.Date" -> Optional.of(new ValueForm(type, Wire.NULLABLE_LONG, ValueCodes.SQL_DATE));
            case "java.sql.Time" -> Optional.of(new ValueForm(type, Wire.NULLABLE_LONG, ValueCodes.SQL_TIME));
            default -> Optional.empty();
        };
    }

    static ValueForm ofEnum(String type) {
        return new ValueForm(type, Wire.STRING, ValueCodes.ENUM);
    }

    static ValueForm ofNested(String type) {
        return new ValueForm(type, Wire.NESTED, ValueCodes.SAME);
    }

    /** Returns the class name if creating the values needs it; other classes may be hidden. */
    String constantType() {
        return code == ValueCodes.ENUM ? type : "java.lang.Object";
    }

    boolean isNested() {
        return wire == Wire.NESTED;
    }

    /** Whether another value, or none, is written in its place. */
    boolean isConverted() {
        return code != ValueCodes.SAME;
    }

    /** Whether the read value is converted. */
    boolean isDecoded() {
        return isConverted() && code != ValueCodes.WHOLE_STRING;
    }

    /** Returns the form that assumes well-formed texts. */
    ValueForm trusting() {
        return code == ValueCodes.WHOLE_STRING ? new ValueForm(type, wire, ValueCodes.SAME) : this;
    }
}
