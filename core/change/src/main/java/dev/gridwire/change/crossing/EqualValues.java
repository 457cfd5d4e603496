// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of different types that Gridwire reads as each other (docs/evolution-table.md, "Numbers" and "Other types"). */
final class EqualValues {

    private EqualValues() {}

    /** Whether a reader that follows the rules may have the one in place of the other. */
    static boolean areEqual(@Nullable Object written, @Nullable Object read) {
        if (written == null) {
            // Only null-in-primitive makes a number of null; an empty Optional stands for null.
            return read instanceof Number || read instanceof Boolean || read instanceof Character
                    || read instanceof List<?> list && list.isEmpty();
        }
        if (read == null) {
            return written instanceof List<?> list && list.isEmpty();
        }
        return plain(written).equals(plain(read));
    }

    private static Object plain(Object value) {
        if (value instanceof Character character) {
            return plain((long) character);
        } else if (value instanceof Long number) {
            return plain(BigDecimal.valueOf(number));
        } else if (value instanceof BigInteger number) {
            return plain(new BigDecimal(number));
        } else if (value instanceof Double number && !number.isNaN() && !number.isInfinite()) {
            return plain(new BigDecimal(number));
        } else if (value instanceof BigDecimal number) {
            return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        }
        return value.getClass() == Date.class ? ((Date) value).toInstant() : value;
    }
}
