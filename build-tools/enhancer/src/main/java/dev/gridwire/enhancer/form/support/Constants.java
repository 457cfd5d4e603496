// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.io.InvalidObjectException;
import org.jspecify.annotations.Nullable;

/** Constants of enums, by the place among the others and one, 0 being null. */
final class Constants {

    private Constants() {}

    static void writeOrdinal(Output out, @Nullable Enum<?> constant) throws IOException {
        Counts.writeCount(out, constant == null ? 0 : constant.ordinal() + 1);
    }

    static @Nullable Object readOrdinal(Input in, Object[] constants, String where) throws IOException {
        int place = Counts.readCount(in);
        if (place == 0) {
            return null;
        }
        if (place > constants.length) {
            throw new InvalidObjectException("an enum has no constant at the place: field=" + where + ", place=" + (place - 1)
                    + ", constants=" + constants.length + "; read with the classes that wrote, or choose the trust level medium");
        }
        return constants[place - 1];
    }

    static IOException unknown(Class<?> type, String name, String where) {
        return new InvalidObjectException("an enum has no constant of the name: field=" + where + ", enum=" + type.getName()
                + ", name=" + name + "; read with the classes that wrote");
    }
}
