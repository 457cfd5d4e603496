// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Converts values of {@code java.sql}, a module that not every program has: loaded only where a field has such a type. */
final class SqlValues {

    private SqlValues() {}

    static Object encode(Object value, int code, String field) {
        return switch (code) {
            case ValueCodes.SQL_TIMESTAMP -> OffsetDateTime.ofInstant(
                    ((Timestamp) Values.exact(value, Timestamp.class, field)).toInstant(), ZoneOffset.UTC);
            case ValueCodes.SQL_DATE -> ((Date) Values.exact(value, Date.class, field)).getTime();
            default -> ((Time) Values.exact(value, Time.class, field)).getTime();
        };
    }

    static Object decode(Object carrier, int code) {
        return switch (code) {
            case ValueCodes.SQL_TIMESTAMP -> Timestamp.from(((OffsetDateTime) carrier).toInstant());
            case ValueCodes.SQL_DATE -> new Date((Long) carrier);
            default -> new Time((Long) carrier);
        };
    }
}
