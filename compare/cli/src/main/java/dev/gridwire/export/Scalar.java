// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import static dev.gridwire.export.JsonTree.object;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lists the values without parts, with their schema in JSON Schema and in Avro. Texts of time are those of ISO 8601, as
 * {@code toString} gives them.
 */
enum Scalar {
    BOOLEAN(object("type", "boolean"), "boolean", "", "java.util.concurrent.atomic.AtomicBoolean"),
    BYTE(integer(Byte.MIN_VALUE, Byte.MAX_VALUE), "int", "-128 to 127"),
    SHORT(integer(Short.MIN_VALUE, Short.MAX_VALUE), "int", "-32768 to 32767"),
    CHAR(object("type", "string", "minLength", 1, "maxLength", 1), "string", "one UTF-16 character"),
    INT(integer(Integer.MIN_VALUE, Integer.MAX_VALUE), "int", "", "java.util.concurrent.atomic.AtomicInteger"),
    LONG(integer(Long.MIN_VALUE, Long.MAX_VALUE), "long", "", "java.util.concurrent.atomic.AtomicLong"),
    FLOAT(object("type", "number"), "float", ""),
    DOUBLE(object("type", "number"), "double", ""),
    TEXT(object("type", "string"), "string", "", "java.lang.String", "java.lang.CharSequence", "java.lang.StringBuilder",
            "java.lang.StringBuffer", "java.util.Locale", "java.util.Currency", "java.net.URL", "java.io.File",
            "java.util.regex.Pattern", "java.lang.Class", "java.util.TimeZone", "java.time.ZoneId", "java.time.ZoneOffset"),
    URI(object("type", "string", "format", "iri-reference"), "string", "", "java.net.URI"),
    BYTES(object("type", "string", "contentEncoding", "base64"), "bytes", ""),
    BIG_INTEGER(object("type", "integer"), "string", "decimal digits", "java.math.BigInteger"),
    BIG_DECIMAL(object("type", "number"), object("type", "bytes", "logicalType", "big-decimal"),
            "each value with its own scale; for the logical type decimal, choose a precision and a scale",
            "java.math.BigDecimal"),
    UUID(object("type", "string", "format", "uuid"), logical("string", "uuid"), "", "java.util.UUID"),
    DATE(object("type", "string", "format", "date"), logical("int", "date"), "", "java.time.LocalDate"),
    TIME(object("type", "string"), logical("long", "time-micros"), "nanoseconds are cut", "java.time.LocalTime"),
    LOCAL_DATE_TIME(object("type", "string"), logical("long", "local-timestamp-micros"), "nanoseconds are cut",
            "java.time.LocalDateTime"),
    INSTANT(object("type", "string", "format", "date-time"), logical("long", "timestamp-micros"), "nanoseconds are cut",
            "java.time.Instant", "java.sql.Timestamp"),
    MILLIS(object("type", "string", "format", "date-time"), logical("long", "timestamp-millis"), "", "java.util.Date"),
    DURATION(object("type", "string", "format", "duration"), "string", "ISO 8601", "java.time.Duration", "java.time.Period"),
    OTHER_TIME(object("type", "string"), "string", "ISO 8601", "java.time.OffsetDateTime", "java.time.ZonedDateTime",
            "java.time.OffsetTime", "java.time.YearMonth", "java.time.MonthDay", "java.sql.Date", "java.sql.Time"),
    YEAR(object("type", "integer"), "int", "", "java.time.Year");

    private static final Map<String, Scalar> BY_CLASS_NAME = new HashMap<>();

    static {
        for (PrimitiveType type : PrimitiveType.values()) {
            BY_CLASS_NAME.put(type.box(), valueOf(type.name()));
        }
        Arrays.stream(values()).forEach(each -> each.classNames.forEach(name -> BY_CLASS_NAME.put(name, each)));
    }

    private final Map<String, Object> json;
    private final Object avro;
    private final String avroDoc;
    private final List<String> classNames;

    Scalar(Map<String, Object> json, Object avro, String avroDoc, String... classNames) {
        this.json = json;
        this.avro = avro;
        this.avroDoc = avroDoc;
        this.classNames = List.of(classNames);
    }

    private static Map<String, Object> integer(long least, long greatest) {
        return object("type", "integer", "minimum", least, "maximum", greatest);
    }

    private static Map<String, Object> logical(String type, String logicalType) {
        return object("type", type, "logicalType", logicalType);
    }

    static Scalar of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** Returns the values of a class of the JDK; empty if they have parts. */
    static Optional<Scalar> ofClassName(String name) {
        return Optional.ofNullable(BY_CLASS_NAME.get(name));
    }

    /** Returns whether some of the values are no numbers of JSON. */
    boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** Returns the schema in JSON Schema. */
    Map<String, Object> json() {
        return json;
    }

    /** Returns the schema in Avro: a name, or an object. */
    Object avro() {
        return avro;
    }

    /** Returns what Avro's schema cannot say; may be empty. */
    String avroDoc() {
        return avroDoc;
    }
}
